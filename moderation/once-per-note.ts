import type { Views } from "./normalise.ts";

/** What several rules ask of a note, read when the first of them asks. */
export function oncePerNote<T extends object>(read: (views: Views) => T): (views: Views) => T {
	const known = new WeakMap<Views, T>();
	return (views) => {
		const before = known.get(views);
		if (before !== undefined) return before;
		const found = read(views);
		known.set(views, found);
		return found;
	};
}
