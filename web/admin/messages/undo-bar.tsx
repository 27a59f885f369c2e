import { useEffect, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { decisionWords, doneManyWords } from "./outcome-words.ts";
import { latestUndoable, secondsLeft, type Undoable } from "./undoable.ts";

const tickMs = 250;

interface UndoBarProps {
	readonly undoables: readonly Undoable[];
	readonly busy: ReadonlySet<string>;
	readonly onUndo: (decision: Undoable) => void;
}

/** What was decided last, and the seconds in which it can be taken back. */
export function UndoBar({ undoables, busy, onUndo }: UndoBarProps) {
	const format = useFormat();
	const now = useNow(undoables);
	const decision = latestUndoable(undoables, now);
	const text =
		decision === undefined
			? ""
			: decision.ids.length === 1
				? decisionWords(decision.action, decision.email)
				: doneManyWords[decision.action]({ count: format.number(decision.ids.length) });
	return (
		<div className={decision === undefined ? "undo-bar undo-bar-empty" : "undo-bar"}>
			<p role="status">{text}</p>
			{decision !== undefined && (
				<button
					type="button"
					className="action"
					aria-keyshortcuts="u"
					disabled={decision.ids.some((id) => busy.has(id))}
					onClick={() => onUndo(decision)}
				>
					{m.admin_messages_undo()}{" "}
					<span className="countdown">{m.admin_messages_undo_in({ seconds: secondsLeft(decision, now) })}</span>
				</button>
			)}
		</div>
	);
}

/** The time, which passes as long as a decision can be undone. */
function useNow(undoables: readonly Undoable[]): number {
	const [now, setNow] = useState(Date.now);
	const end = Math.max(0, ...undoables.map(({ until }) => until));
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => {
			setNow(Date.now());
			if (Date.now() > end) clearInterval(timer);
		}, tickMs);
		return () => clearInterval(timer);
	}, [end]);
	return now;
}
