import { keepDraft, recallDraft } from "./draft-storage.ts";

export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The unfinished texts of one form, by field name. */
export interface Draft<Field extends string> {
	readonly name: string;
	readonly blank: Texts<Field>;
	read(): Texts<Field>;
	write(field: Field, text: string): void;
	clear(): void;
	/** Takes over what other documents of the tab have written. */
	readAgain(): void;
	/** @returns what ends the subscription. */
	subscribe(listener: () => void): () => void;
}

/**
 * Keeps what is typed into a form in the tab's session storage: it outlives a reload and a visit to another page,
 * and is gone with the tab. Where the browser keeps nothing, it lasts as long as the document.
 */
export function defineDraft<Field extends string>(name: string, blank: Texts<Field>): Draft<Field> {
	const listeners = new Set<() => void>();
	let current: Texts<Field> | undefined;
	const read = (): Texts<Field> => {
		current ??= textsIn(recallDraft(name), blank);
		return current;
	};
	const change = (next: Texts<Field>): void => {
		current = next;
		keepDraft(name, next === blank ? undefined : next);
		for (const listener of listeners) listener();
	};
	return {
		name,
		blank,
		read,
		write: (field, text) => change({ ...read(), [field]: text }),
		clear: () => change(blank),
		readAgain() {
			if (recallDraft(name) === undefined) return;
			current = undefined;
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

function textsIn<Field extends string>(stored: unknown, blank: Texts<Field>): Texts<Field> {
	const kept = new Map(Object.entries(stored ?? {}));
	const texts = Object.entries(blank).map(([field, nothing]) => {
		const text = kept.get(field);
		return [field, typeof text === "string" ? text : nothing];
	});
	return Object.fromEntries(texts);
}
