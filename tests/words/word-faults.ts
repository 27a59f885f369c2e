import type { Locale } from "#i18n/locales.ts";
import { termsOf } from "./glossary.ts";

/** What is wrong with a text, and the words that are. */
export interface WordFault {
	readonly rule: string;
	readonly found: string;
}

/** A name of a fault, and what finds it. */
type Rule = readonly [rule: string, pattern: RegExp];

/** Quotation marks and apostrophes of typewriters. */
const straightQuotes: Rule = ["straight quotation mark or apostrophe", /["']/];

/** Spaces: narrow no-break before `; ! ?`, no-break before `:` and within « » (Imprimerie nationale, "Lexique des règles typographiques"). */
const rulesOf: Readonly<Record<Locale, readonly Rule[]>> = {
	en: [straightQuotes],
	fr: [
		straightQuotes,
		["no narrow no-break space before ; ! ?, or a space before % that breaks", /[ \t][;!?%]|(?<!\u202f)[;!?]/],
		["no no-break space before : and »", /[ \t\u202f][:»]|(?<!\u00a0)»/],
		["no no-break space after «", /«(?!\u00a0)/],
		[
			"a number parted from its unit",
			/\d (?:%|€|h|min|s|kB|Mo|Go|an|ans|jours?|heures?|minutes?|secondes?|caractères?|messages?)\b/,
		],
	],
	hi: [
		straightQuotes,
		["digits of Devanagari", /[०-९]/],
		["a sentence that ends with a full stop", /[\u0900-\u097f]\.(?:\s|$)/],
	],
};

/** The faults of a text in a language: typography, and phrases that its glossary does without. */
export function wordFaults(locale: Locale): (text: string) => WordFault[] {
	const unwanted = unwantedIn(locale);
	return (text) => {
		const words = wordsOf(text);
		const lowerCase = words.toLowerCase();
		const rules = unwanted.flatMap(({ stem, rule }) => (lowerCase.includes(stem) ? [rule] : []));
		return [...rulesOf[locale], ...rules].flatMap(([rule, pattern]) => {
			const [found] = pattern.exec(words) ?? [];
			return found === undefined ? [] : [{ rule, found }];
		});
	};
}

/** Without names of code, addresses and what is filled in, and without signs of width zero, which keep words together. */
export function wordsOf(text: string): string {
	return text
		.replaceAll(/[\u2060\u00ad\u200b]/g, "")
		.replaceAll(/\{[^{}]*\}|`[^`]*`|npm run [\w:-]+|\S+[@/]\S*[^\s;:!?»,.]/g, "…");
}

function unwantedIn(locale: Locale) {
	return termsOf(locale).flatMap(({ idea, unwanted }) =>
		unwanted.map((phrase) => {
			const stem = phrase.replace(/\*$/, "").toLowerCase();
			const end = phrase.endsWith("*") ? "" : "(?![\\p{L}\\p{M}])";
			const pattern = new RegExp(`(?<![\\p{L}\\p{M}-])${stem.replaceAll(/[.?()]/g, "\\$&")}${end}`, "iu");
			return { stem, rule: [`${idea}: the glossary says it otherwise`, pattern] satisfies Rule };
		}),
	);
}
