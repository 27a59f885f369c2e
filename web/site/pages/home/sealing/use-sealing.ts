import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { LetterOnScreen } from "./letter-on-screen.ts";
import type { Ending, Moment } from "./play-sealing.ts";

type SealingCode = typeof import("./sealing-moment.tsx").sealingCode;

/**
 * The moment in which the letter of a form is sealed. What plays it is fetched once the letter is `ready`; where it has
 * not come, and under reduced motion, there is none.
 */
export function useSealing(form: RefObject<HTMLFormElement | null>, ready: boolean) {
	const [code, setCode] = useState<SealingCode>();
	const [letter, setLetter] = useState<LetterOnScreen>();
	const [sealed, setSealed] = useState(false);
	const moment = useRef<Moment>(null);
	useEffect(() => {
		if (!ready || code !== undefined || isCalm()) return;
		import("./sealing-moment.tsx").then(
			({ sealingCode }) => setCode(sealingCode),
			() => {
				// Without the network there is no moment; the note says by itself that it cannot be sent.
			},
		);
	}, [ready, code]);
	return {
		/** Present while there is something to be seen. */
		scene: code !== undefined && letter !== undefined ? { Moment: code.SealingMoment, letter, moment } : undefined,
		/** The wax is on, and nothing else is to be seen until it is known how the letter ends. */
		sealed,
		onSealed: useCallback(() => setSealed(true), []),
		/** Takes the letter as it stands in the form, which must still be shown. */
		begin(): void {
			setSealed(false);
			setLetter(form.current === null || isCalm() ? undefined : code?.letterOnScreen(form.current));
		},
		/** Fulfilled when the end has been seen. */
		end: (ending: Ending): Promise<void> => moment.current?.end(ending) ?? Promise.resolve(),
	};
}

export type Sealing = ReturnType<typeof useSealing>;

function isCalm(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
