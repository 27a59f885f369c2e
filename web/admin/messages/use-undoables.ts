import { useState } from "react";
import type { Undoable } from "./undoable.ts";

const maxKept = 20;

/** The decisions that can be taken back, in their order. */
export function useUndoables() {
	const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
	return {
		undoables,
		remember: (decision: Undoable) =>
			setUndoables((before) => [...before, decision].toSorted((a, b) => a.number - b.number).slice(-maxKept)),
		/** What the server made of it. A decision that was taken back meanwhile stays so, and so does one that came to nothing. */
		answered: ({ number }: Undoable, answer: Pick<Undoable, "messages" | "email">) =>
			setUndoables((before) =>
				before
					.map((each) => (each.number === number ? { ...each, ...answer } : each))
					.filter(({ messages }) => messages.length > 0),
			),
		forget: ({ number }: Undoable) => setUndoables((before) => before.filter((each) => each.number !== number)),
	};
}
