import { useEffect, useId, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import type { Format } from "#web/admin/language/format.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { excerptOf } from "./excerpt.ts";
import { decisionWords, doneManyWords } from "./outcome-words.ts";
import { latestUndoable, secondsLeft, type Undoable } from "./undoable.ts";

const tickMs = 250;

interface UndoBarProps {
	readonly undoables: readonly Undoable[];
	readonly onUndo: (decision: Undoable) => void;
}

/** What was decided last, and the seconds in which it can be taken back. */
export function UndoBar({ undoables, onUndo }: UndoBarProps) {
	const format = useFormat();
	const wordsId = useId();
	const now = useNow(undoables);
	const decision = latestUndoable(undoables, now);
	return (
		<div className={decision === undefined ? "undo-bar undo-bar-empty" : "undo-bar"}>
			<p id={wordsId} role="status">
				{/* A line of its own for each decision, so that one is read out that is worded like the one before. */}
				{decision !== undefined && <span key={decision.number}>{wordsOf(decision, format)}</span>}
			</p>
			{decision !== undefined && (
				<button
					type="button"
					className="action"
					aria-keyshortcuts="u"
					aria-describedby={wordsId}
					onClick={() => onUndo(decision)}
				>
					{m.admin_messages_undo()}{" "}
					<span className="countdown">{m.admin_messages_undo_in({ seconds: secondsLeft(decision, now) })}</span>
				</button>
			)}
		</div>
	);
}

function wordsOf({ messages, action, email }: Undoable, format: Format): string {
	const [first, ...others] = messages;
	if (first === undefined || others.length > 0) return doneManyWords[action]({ count: format.number(messages.length) });
	return decisionWords({ action, email, name: excerptOf(first.message_content) });
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
