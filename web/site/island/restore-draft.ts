import { keepDraft, recallDraft } from "#web/site/form/draft-storage.ts";

interface RestoredForm {
	readonly hasTexts: boolean;
	/** To be called whenever something has been typed. */
	typed(): void;
}

/**
 * Puts the draft of a form that React has not taken over yet into its fields, and keeps it while they are typed in. A
 * submit button that waits for the fields is enabled as soon as none is empty.
 */
export function restoreDraft(form: HTMLFormElement): RestoredForm {
	const { draft } = form.dataset;
	const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(":is(input, textarea)[name]")];
	const required = fields.filter((field) => field.required);
	const waiting = form.querySelector<HTMLButtonElement>("button[type=submit]:disabled");
	const follow = (): void => {
		if (waiting !== null) waiting.disabled = !required.every(isFilled);
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
