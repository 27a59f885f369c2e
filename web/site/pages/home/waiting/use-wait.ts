import { useRef, useState } from "react";
import type { WaitEnd } from "./send-until-admitted.ts";

/** A pause as it is shown. */
export interface Wait {
	/** 0: the next try is under way. */
	readonly secondsLeft: number;
	/** Ends the pause at once. */
	tryNow(): void;
	/** Ends the waiting; a try under way is the last. */
	stop(): void;
}

/** Pauses that are counted down before the visitor's eyes, who may cut them short. */
export function useWait() {
	const [wait, setWait] = useState<Wait>();
	const stopped = useRef(false);

	return {
		wait,
		/** Counts `seconds` down. What is shown stays, at 0, until the waiting is over. */
		pause(seconds: number): Promise<WaitEnd> {
			if (stopped.current) return Promise.resolve("stopped");
			const endsAt = performance.now() + seconds * 1_000;
			return new Promise((resolve) => {
				const end = (how: WaitEnd) => {
					clearInterval(timer);
					if (how === "stopped") stopped.current = true;
					setWait((current) => current && { ...current, secondsLeft: 0 });
					resolve(how);
				};
				const show = () => {
					const secondsLeft = Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000));
					setWait({ secondsLeft, tryNow: () => end("over"), stop: () => end("stopped") });
					if (secondsLeft === 0) end("over");
				};
				const timer = setInterval(show, 250);
				show();
			});
		},
		/** The waiting is over; nothing of it is shown any more. */
		finish(): void {
			stopped.current = false;
			setWait(undefined);
		},
	};
}
