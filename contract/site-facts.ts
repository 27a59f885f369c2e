import { type Locale, locales } from "#i18n/locales.ts";
import { escapeHtml } from "./escape-html.ts";

/**
 * What only the running service knows and pages made at build say: each fact is a text, or absent. A page names facts by
 * marks, which the server replaces when it starts; nobody needs a script to read them.
 */
const siteFactNames = [
	"writingHint",
	"operatorName",
	"operatorAddress",
	"operatorEmail",
	/** The same address as a `mailto:` link writes it. */
	"operatorMailto",
	"hoster",
	"grievanceOfficer",
	/** Host of the language model that texts are sent to. */
	"languageModelHost",
	/** How many percent of the notes a person reads first, those of which the moderator is least sure. */
	"heldPercent",
	/** Notes on which a person overrules the moderator are kept, masked, as examples. */
	"learning",
	/** Letters are read by a link that is mailed to their address. */
	"inboxLink",
	/** Readers cannot thank for letters. */
	"heartsOff",
	/** E-mails are sent, not captured. */
	"smtp",
	/** Of the administration's hours and days. */
	"timeZone",
	/** For how many days approved notes are kept. */
	"retentionDays",
	/** The day on which a page is served, as 2026-11-20. */
	"day",
	...locales.flatMap((locale) => [`longDay_${locale}`, `notesPerDay_${locale}`] as const),
] as const;

export type SiteFact = (typeof siteFactNames)[number];
export type SiteFacts = Readonly<Partial<Record<SiteFact, string | undefined>>>;

/** The name of the fact that holds the day as a language writes it. */
export function longDayIn(locale: Locale): SiteFact {
	return `longDay_${locale}`;
}

/** The name of the fact that holds, as a language writes it, how many messages an address receives in a day at most. */
export function notesPerDayIn(locale: Locale): SiteFact {
	return `notesPerDay_${locale}`;
}

/** Stands for the value of a fact, which may be used within an element or a quoted attribute. */
export function factMark(fact: SiteFact): string {
	return `⟦=${fact}⟧`;
}

/** Stand around what is shown only where a fact is known, or, `unless`, only where it is not. Other facts may lie within. */
export function factCondition(
	fact: SiteFact,
	{ unless = false } = {},
): { readonly start: string; readonly end: string } {
	const sign = unless ? "!" : "?";
	return { start: `⟦${sign}${fact}⟧`, end: `⟦/${sign}${fact}⟧` };
}

/** Whether a text names facts. */
export function namesFacts(text: string): boolean {
	return text.includes("⟦");
}

/** Whether a text names the day, which no start knows for long. */
export function namesDay(text: string): boolean {
	return /⟦=(?:day|longDay_\w+)⟧/.test(text);
}

/** An HTML text with its marks replaced. Values show as they were typed, line breaks included: none becomes markup or a mark. */
export function fillFacts(html: string, facts: SiteFacts): string {
	const values: Readonly<Record<string, string | undefined>> = facts;
	return chooseParts(html, values).replace(/⟦=(\w+)⟧/g, (_, fact: string) =>
		escapeHtml(values[fact] ?? "").replaceAll("\n", "<br>"),
	);
}

function chooseParts(html: string, values: Readonly<Record<string, string | undefined>>): string {
	return html.replace(/⟦([?!])(\w+)⟧([\s\S]*?)⟦\/\1\2⟧/g, (_, sign: string, fact: string, part: string) =>
		(values[fact] !== undefined) === (sign === "?") ? chooseParts(part, values) : "",
	);
}
