import { memo, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Letter } from "#contract/inbox.ts";
import { m } from "#i18n/compiled/messages.js";
import { Envelope } from "./envelope.tsx";
import { letterDay } from "./letter-date.ts";
import { ReceivedLetter } from "./received-letter.tsx";

interface SealedLetterProps {
	readonly letter: Letter;
	readonly number: number;
	readonly isOpen: boolean;
	readonly onOpen: (ids: readonly string[]) => void;
	/** What can be done with the letter, under it. */
	readonly actions: ReactNode;
}

/**
 * A letter in its envelope. The seal is for the eye: the words lie under it from the start, where screen readers find
 * them, and whoever comes to them by the keyboard without breaking it sees them at once.
 */
export const SealedLetter = memo(function SealedLetter(props: SealedLetterProps) {
	const { letter, number, isOpen, onOpen, actions } = props;
	const item = useRef<HTMLLIElement>(null);
	const [isBreaking, setBreaking] = useState(false);
	const step = isBreaking ? "breaking" : isOpen ? "open" : "sealed";
	const breakSeal = async (): Promise<void> => {
		const moment = await momentOfOpening();
		// Opened meanwhile, by a second click.
		if (item.current?.dataset.step !== "sealed") return;
		flushSync(() => {
			onOpen([letter.id]);
			setBreaking(moment !== undefined);
		});
		item.current.querySelector("h3")?.focus({ preventScroll: true });
		await moment?.playOpening(item.current);
		setBreaking(false);
	};
	const envelope = (
		<Envelope
			title={m.inbox_letter_title({ number })}
			date={letter.created_at}
			paper={letter.paper}
			isBreaking={isBreaking}
		/>
	);
	return (
		<li data-step={step} ref={item}>
			{step === "sealed" && (
				<button
					type="button"
					className="envelope"
					aria-label={m.inbox_open_letter({ number, date: letterDay(letter.created_at) })}
					onClick={breakSeal}
				>
					{envelope}
				</button>
			)}
			{step === "breaking" && (
				<div className="envelope" aria-hidden="true">
					{envelope}
				</div>
			)}
			<ReceivedLetter
				letter={letter}
				number={number}
				onReached={step === "sealed" ? () => onOpen([letter.id]) : undefined}
				actions={actions}
			/>
		</li>
	);
});

/** Longer than this nobody waits for a letter to open: then it lies open at once. */
const patienceMs = 300;

/** What shows the opening; undefined where nothing is to move. */
export async function momentOfOpening(): Promise<typeof import("./opening-moment.ts") | undefined> {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
	return Promise.race([import("./opening-moment.ts").catch(() => undefined), late]);
}
