/** Gives a place back; calling it again does nothing. */
type Leave = () => void;

/** Bounds how many requests of one kind are in hand at once. Nobody waits for a place: who finds none is refused. */
export interface Lane {
	/** Whether the next one would find no place. */
	isFull(): boolean;
	/** A place, or undefined. */
	enter(): Leave | undefined;
}

/** A lane of `places()` places; when they become fewer than are taken, those keep theirs. */
export function createLane(places: () => number): Lane {
	let taken = 0;
	const isFull = () => taken >= places();
	return {
		isFull,
		enter() {
			if (isFull()) return undefined;
			taken++;
			let left = false;
			return () => {
				if (!left) taken--;
				left = true;
			};
		},
	};
}
