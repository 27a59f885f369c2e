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
	const all = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(":is(input, textarea)[name]")];
	const fields = all.filter((field) => field.type !== "radio");
	const required = fields.filter((field) => field.required);
	const waiting = form.querySelector("button[type=submit][aria-disabled=true]");
	const follow = (): void => {
		if (waiting !== null) waiting.ariaDisabled = `${!required.every(isFilled)}`;
	};
	if (draft !== undefined) fillIn(all, recallDraft(draft));
	follow();
	return {
		hasTexts: fields.some(isFilled),
		typed() {
			follow();
			// What of a draft has no field here, or not yet, stays in it.
			const texts = Object.fromEntries(all.filter(counts).map(({ name, value }) => [name, value]));
			if (draft !== undefined) keepDraft(draft, { ...Object(recallDraft(draft)), ...texts });
		},
	};
}

/** Fills the fields with what is kept of them by name; where somebody is writing just now, their words stay. */
function fillIn(fields: readonly (HTMLInputElement | HTMLTextAreaElement)[], kept: unknown): void {
	const texts = new Map(Object.entries(kept ?? {}));
	for (const field of fields) {
		const text = texts.get(field.name);
		if (typeof text !== "string" || text === "") continue;
		if (field.type === "radio") (field as HTMLInputElement).checked = field.value === text;
		else if (field !== document.activeElement || !isFilled(field)) field.value = text;
	}
}

function isFilled({ value }: { readonly value: string }): boolean {
	return value.trim() !== "";
}

/** Whether the value of a field says something: of several to choose from, the chosen one's does. */
function counts(field: HTMLInputElement | HTMLTextAreaElement): boolean {
	return field.type !== "radio" || (field as HTMLInputElement).checked;
}
