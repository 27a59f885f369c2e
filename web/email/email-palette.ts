import type { Ink, Paper } from "#contract/stationery.ts";
import { inks, palette, papers } from "#web/ui/style/palette.ts";

/** The colours of the pages, with a rim of the wax that only e-mails have. */
export const light = { ...palette.light, waxRim: "#851014" } as const;
const dark = { ...palette.dark, waxRim: "#B9353A" } as const;

type Sheet = (typeof papers)[Paper]["light" | "dark"];

/** The colours of a letter's paper and ink, by the names of the places in which the server puts them. */
const sheetPlaces = {
	sheet: (paper: Sheet) => paper.sheet,
	sheetEdge: (paper: Sheet) => paper.edge,
	sheetRule: (paper: Sheet) => paper.rule,
	sheetSoft: (paper: Sheet) => paper.inkSoft,
	sheetWax: (paper: Sheet) => paper.waxText,
} as const;

/** What stands in an e-mail for a colour of its paper, or for its ink; with `Dark` behind it for that of the dark scheme. */
export function place(name: keyof typeof sheetPlaces | "ink", scheme: "" | "Dark" = ""): string {
	return `{{${name}${scheme}}}`;
}

/** What each paper and each ink puts into those places. */
export const stationery = {
	papers: mapValues(papers, ({ light, dark }) => ({ ...valuesOf(light, ""), ...valuesOf(dark, "Dark") })),
	inks: mapValues(inks, ({ light, dark }) => ({ ink: light, inkDark: dark })),
} satisfies {
	readonly papers: Readonly<Record<Paper, object>>;
	readonly inks: Readonly<Record<Ink, object>>;
};

function valuesOf(paper: Sheet, scheme: "" | "Dark"): Readonly<Record<string, string>> {
	return Object.fromEntries(Object.entries(sheetPlaces).map(([name, of]) => [`${name}${scheme}`, of(paper)]));
}

function mapValues<Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (value: From) => To) {
	const entries = Object.entries<From>(record).map(([key, value]) => [key, map(value)] as const);
	return Object.fromEntries(entries) as Record<Key, To>;
}

/** Fonts that are on the reader's machine already; those after the Latin ones have Devanagari. */
export const serif =
	"Fraunces, Georgia, Cambria, 'Times New Roman', 'Tiro Devanagari Hindi', 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, serif";
export const sans =
	"'Nunito Sans', 'Segoe UI', Helvetica, Arial, Mukta, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, sans-serif";

/**
 * Dark mode and narrow screens, for the programs that read style sheets; the others keep the inline styles.
 * No character that HTML would escape.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background-color: ${light.paper}; }
@media (prefers-color-scheme: dark) {
.paper { background-color: ${dark.paper} !important; }
.sheet { background-color: ${place("sheet", "Dark")} !important; border-color: ${place("sheetEdge", "Dark")} !important; }
.frame, .rule { border-color: ${place("sheetRule", "Dark")} !important; }
.letter { color: ${place("ink", "Dark")} !important; }
.ink { color: ${dark.ink} !important; }
.ink-soft { color: ${dark.inkSoft} !important; }
.sheet-soft { color: ${place("sheetSoft", "Dark")} !important; }
.wax { color: ${place("sheetWax", "Dark")} !important; border-color: ${place("sheetWax", "Dark")} !important; }
.wax-seal { background-color: ${dark.wax} !important; border-color: ${dark.waxRim} !important; }
}
@media (max-width: 480px) {
.frame { padding: 28px 18px 32px !important; }
}
`;
