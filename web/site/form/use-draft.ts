import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import type { Draft, Texts } from "./draft.ts";

/**
 * The texts of a draft, drawn anew whenever one changes. What was typed into the form's fields before React took them
 * over is taken into it, by the fields' names, where the draft has nothing of its own.
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
	useEffect(() => {
		// A page that is shown again as it was left: meanwhile more may have been written in another language.
		const onPageShow = ({ persisted }: PageTransitionEvent): void => {
			if (persisted) draft.readAgain();
		};
		addEventListener("pageshow", onPageShow);
		return () => removeEventListener("pageshow", onPageShow);
	}, [draft]);
	return useSyncExternalStore(draft.subscribe, draft.read, () => draft.blank);
}
