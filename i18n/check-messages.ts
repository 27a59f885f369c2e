/** The messages of one language as its catalogue file holds them. */
export type Catalogue = Readonly<Record<string, unknown>>;

/**
 * What is wrong with a set of catalogues, one sentence per mistake; an empty list means that every language
 * has every key, with words in it and with the same placeholders as the base language.
 */
export function mistakesInMessages(catalogues: Readonly<Record<string, Catalogue>>, base: string): string[] {
	const keys = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)));
	const mistakes: string[] = [];
	for (const key of keys) {
		const expected = placeholdersOf(catalogues[base]?.[key]);
		for (const [locale, catalogue] of Object.entries(catalogues)) {
			const text = catalogue[key];
			if (typeof text !== "string" || text.trim() === "") mistakes.push(`${locale}: ${key} has no words`);
			else if (placeholdersOf(text) !== expected) {
				mistakes.push(`${locale}: ${key} has placeholders [${placeholdersOf(text)}], ${base} has [${expected}]`);
			}
		}
	}
	return mistakes;
}

function placeholdersOf(text: unknown): string {
	if (typeof text !== "string") return "";
	return [...new Set(text.match(/\{[^{}]*\}/g))].sort().join(" ");
}
