import { keepDraft, recallDraft } from "./draft-storage.ts";

/** What was sent last from each form, where the browser keeps nothing. */
const inDocument = new Map<string, Named>();

interface Named {
	readonly name: string;
	/** What was sent under it, as JSON. */
	readonly said: string;
}

/** The header that names the sending of a form, made by the rules of `contract/idempotency.ts`. */
export interface RequestName {
	readonly "idempotency-key": string;
}

/**
 * Names the sending of a form's texts: what is sent again, also after a reload, has the name that it had, and the
 * service takes it once. After an edit it is another. Kept for the tab, like the draft.
 */
export function requestNameOf(form: string, said: object): RequestName {
	const now = JSON.stringify(said);
	const kept = recallDraft(keyOf(form));
	const last = kept === undefined ? inDocument.get(form) : namedIn(kept);
	const named = last?.said === now ? last : { name: randomName(), said: now };
	inDocument.set(form, named);
	keepDraft(keyOf(form), { ...named });
	return { "idempotency-key": named.name };
}

/** What was sent has arrived: the same words, written once more, are to be sent once more. */
export function forgetRequestName(form: string): void {
	inDocument.delete(form);
	keepDraft(keyOf(form), undefined);
}

function namedIn(kept: unknown): Named | undefined {
	const { name, said } = Object(kept) as Partial<Record<keyof Named, unknown>>;
	return typeof name === "string" && typeof said === "string" ? { name, said } : undefined;
}

/** Not `randomUUID`, which there is on no page without HTTPS. */
function randomName(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keyOf(form: string): string {
	return `${form}-sent`;
}
