import { keepDraft, recallDraft } from "#web/site/form/draft-storage.ts";

interface RestoredForm {
	readonly hasTexts: boolean;
	/** To be called whenever something has been typed. */
	typed(): void;
}

/**
 * Puts the draft of a form that React has not taken over yet into its fields, and keeps it while they are typed in. A
 * submit button that waits for the fields does so until none is empty.
 */
export function restoreDraft(form: HTMLFormElement): RestoredForm {
	const { draft } = form.dataset;
	const writtenIn = ":is(input:not([type=radio]), textarea)[name]";
	const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(writtenIn)];
	const required = fields.filter((field) => field.required);
	const waiting = form.querySelector("button[type=submit][aria-disabled=true]");
	const follow = (): void => {
		if (waiting !== null) waiting.ariaDisabled = `${!required.every(isFilled)}`;
	};
	if (draft !== undefined) fillIn(fields, recallDraft(draft));
	follow();
	return {
		hasTexts: fields.some(isFilled),
		typed() {
			follow();
			if (draft !== undefined) keepDraft(draft, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
		},
	};
}

/** Fills the fields with what is kept of them by name; where somebody is writing just now, their words stay. */
function fillIn(fields: readonly (HTMLInputElement | HTMLTextAreaElement)[], kept: unknown): void {
	const texts = new Map(Object.entries(kept ?? {}));
	for (const field of fields) {
		const text = texts.get(field.name);
		if (typeof text !== "string" || text === "") continue;
		if (field !== document.activeElement || !isFilled(field)) field.value = text;
	}
}

function isFilled({ value }: { readonly value: string }): boolean {
	return value.trim() !== "";
}
