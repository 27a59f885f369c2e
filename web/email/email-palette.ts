import type { Ink, Paper } from "#contract/stationery.ts";
import { inks, palette, papers } from "#web/ui/style/palette.ts";

/** The colours of the pages, with those of the envelope and the rim of its seal. */
export const light = {
	...palette.light,
	waxRim: "#851014",
	envelope: "#F1E2D3",
	envelopeEdge: "#E0CBB7",
} as const;
const dark = { ...palette.dark, envelope: "#382C26", envelopeEdge: "#54443B" } as const;

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

type Envelope = typeof light | typeof dark;

/** Half of a triangle, with its edge as a line. */
function slope(towards: string, { envelope, envelopeEdge }: Envelope): string {
	return `linear-gradient(to ${towards}, transparent 49.5%, ${envelopeEdge} 49.5%, ${envelopeEdge} 50.5%, ${envelope} 50.5%)`;
}

/** The envelope's open flap; its tip is under the seal. */
export function flapOf(colours: Envelope) {
	return {
		backgroundImage: `${slope("bottom right", colours)}, ${slope("bottom left", colours)}`,
		backgroundPosition: "left bottom, right bottom",
		backgroundRepeat: "no-repeat",
		backgroundSize: "50.1% 62px",
	} as const;
}

/** The envelope's front, out of which the letter comes: at the foot of the sheet, as high as `pocketHeight`. */
export function pocketOf(colours: Envelope) {
	const front = `linear-gradient(${colours.envelope}, ${colours.envelope})`;
	return {
		backgroundImage: `${slope("bottom left", colours)}, ${slope("bottom right", colours)}, ${front}`,
		backgroundPosition: `left bottom ${frontHeight}px, right bottom ${frontHeight}px, left bottom`,
		backgroundRepeat: "no-repeat",
		backgroundSize: `50.1% ${pocketHeight - frontHeight}px, 50.1% ${pocketHeight - frontHeight}px, 100% ${frontHeight}px`,
	} as const;
}

const frontHeight = 34;
export const pocketHeight = 104;

/** Fonts that are on the reader's machine already; those after the Latin ones have Devanagari. */
export const serif =
	"'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, Cambria, 'Tiro Devanagari Hindi', 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, serif";
export const sans =
	"'Segoe UI', 'Helvetica Neue', Roboto, Arial, Mukta, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, sans-serif";

/** What the dark scheme changes, by the class of what it changes. */
const darkRules: Readonly<Record<string, DarkRule>> = {
	paper: { background: dark.paper },
	flap: { more: `background-image: ${flapOf(dark).backgroundImage}` },
	sheet: {
		background: place("sheet", "Dark"),
		more: `background-image: ${pocketOf(dark).backgroundImage} !important; border-color: ${place("sheetEdge", "Dark")}`,
	},
	rule: { more: `border-color: ${place("sheetRule", "Dark")}` },
	letter: { text: place("ink", "Dark") },
	ink: { text: dark.ink },
	"ink-soft": { text: dark.inkSoft },
	"sheet-soft": { text: place("sheetSoft", "Dark") },
	wax: { text: place("sheetWax", "Dark"), more: `border-color: ${place("sheetWax", "Dark")}` },
};

interface DarkRule {
	readonly text?: string;
	readonly background?: string;
	readonly more?: string;
}

/** Rules for the dark scheme below what tells that a text, or a background, has it. */
function darkRulesBelow(text: string, background: string): string {
	const rules = Object.entries(darkRules).flatMap(([name, rule]) => [
		...(rule.text === undefined ? [] : [`${text}.${name} { color: ${rule.text} !important; }`]),
		...(rule.background === undefined
			? []
			: [`${background}.${name} { background-color: ${rule.background} !important; }`]),
		...(rule.more === undefined ? [] : [`${background}.${name} { ${rule.more} !important; }`]),
	]);
	return rules.join("\n");
}

/**
 * Dark mode and narrow screens, for the programs that read style sheets; the others keep the inline styles.
 * No character that HTML would escape.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; background-color: ${light.paper}; }
@media (prefers-color-scheme: dark) {
${darkRulesBelow("", "")}
}
@media (max-width: 480px) {
.sheet { padding: 30px 20px ${pocketHeight + 28}px !important; }
}
`;

/** Outlook's own mark of the dark scheme, in a sheet apart: who cannot read it loses no more than that. */
export const outlookStyleSheet = `
${darkRulesBelow("[data-ogsc] ", "[data-ogsb] ")}
`;
