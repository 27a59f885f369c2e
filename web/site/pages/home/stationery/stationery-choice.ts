import type { Ink, Paper, Stationery } from "#contract/stationery.ts";
import { m } from "#i18n/compiled/messages.js";
import { defineDraft } from "#web/site/form/draft.ts";
import type { Words } from "#web/site/form/field-check.ts";
import { useDraft } from "#web/site/form/use-draft.ts";

/** What there is to choose from, by name; the first of each is what a letter is written on and with by default. */
export const stationeryNames = {
	paper: { ivory: m.paper_ivory, rose: m.paper_rose, sky: m.paper_sky, kraft: m.paper_kraft },
	ink: { sepia: m.ink_sepia, blue: m.ink_blue, wine: m.ink_wine },
} as const satisfies { readonly paper: Readonly<Record<Paper, Words>>; readonly ink: Readonly<Record<Ink, Words>> };

export const defaultPaper: Paper = "ivory";
export const defaultInk: Ink = "sepia";

/** Empty where the default is chosen. Unlike the note it outlives the sending: the next one begins on the same paper. */
const choice = defineDraft("stationery", { paper: "", ink: "" });
const noForm = { current: null };

/** What is chosen, without what is the default. */
export function chosenStationery({ paper, ink } = choice.read()): Stationery {
	return {
		...(isOneOf(stationeryNames.paper, paper) && { paper }),
		...(isOneOf(stationeryNames.ink, ink) && { ink }),
	};
}

/** The same, drawn anew whenever it changes. */
export function useStationery(): Stationery {
	return chosenStationery(useDraft(choice, noForm));
}

export function chooseStationery(kind: keyof typeof stationeryNames, name: string): void {
	const isDefault = name === defaultPaper || name === defaultInk;
	choice.write(kind, isDefault ? "" : name);
	const { paper, ink } = choice.read();
	if (paper + ink === "") choice.clear();
}

function isOneOf<Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> {
	return Object.hasOwn(names, name);
}
