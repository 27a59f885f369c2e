import { type RefObject, useLayoutEffect, useSyncExternalStore } from "react";

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The unfinished texts of one form, by field name. */
export interface Draft<Field extends string> {
	readonly blank: Texts<Field>;
	read(): Texts<Field>;
	write(field: Field, text: string): void;
	clear(): void;
	/** @returns what ends the subscription. */
	subscribe(listener: () => void): () => void;
}

/**
 * Keeps what is typed into a form in the tab's session storage: it outlives a reload and a visit to another page,
 * and is gone with the tab. Where the browser keeps nothing, it lasts as long as the document.
 */
export function defineDraft<Field extends string>(name: string, blank: Texts<Field>): Draft<Field> {
	const key = `draft-${name}`;
	const listeners = new Set<() => void>();
	let current: Texts<Field> | undefined;
	const read = (): Texts<Field> => {
		current ??= textsIn(recall(key), blank);
		return current;
	};
	const change = (next: Texts<Field>): void => {
		current = next;
		keep(key, next === blank ? undefined : JSON.stringify(next));
		for (const listener of listeners) listener();
	};
	return {
		blank,
		read,
		write: (field, text) => change({ ...read(), [field]: text }),
		clear: () => change(blank),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/**
 * The texts of a draft, drawn anew whenever one changes. What was typed into the form's fields before this script ran
 * is taken over, by the fields' names, where the draft has nothing of its own.
 */
export function useDraft<Field extends string>(
	draft: Draft<Field>,
	form: RefObject<HTMLFormElement | null>,
): Texts<Field> {
	useLayoutEffect(() => {
		const texts = draft.read();
		for (const field of Object.keys(draft.blank) as Field[]) {
			const control = form.current?.elements.namedItem(field);
			const typed = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : "";
			if (typed !== "" && texts[field] === "") draft.write(field, typed);
		}
	}, [draft, form]);
	return useSyncExternalStore(draft.subscribe, draft.read, () => draft.blank);
}

function textsIn<Field extends string>(stored: unknown, blank: Texts<Field>): Texts<Field> {
	const kept = new Map(Object.entries(stored ?? {}));
	const texts = Object.entries(blank).map(([field, nothing]) => {
		const text = kept.get(field);
		return [field, typeof text === "string" ? text : nothing];
	});
	return Object.fromEntries(texts);
}

function recall(key: string): unknown {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}

function keep(key: string, text: string | undefined): void {
	try {
		if (text === undefined) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
	} catch {
		// Storage may be switched off or full; the draft then lasts as long as the document.
	}
}
