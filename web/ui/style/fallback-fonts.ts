/** A system's font that stands for one of the site's until that arrives. */
export interface FallbackFont {
	/** The names under which systems know it, by family or by full name. */
	readonly local: readonly string[];
	/** Width of the site's own words in its font over their width in this one, in percent. */
	readonly sizeAdjust: number;
	readonly weight?: string;
	readonly unicodeRange?: string;
}

/** The fallbacks of one of the site's fonts, by family name, with the font's heights as parts of its size. */
export interface FallbackFamilies {
	readonly ascent: number;
	readonly descent: number;
	readonly lineGap: number;
	readonly families: Readonly<Record<string, readonly FallbackFont[]>>;
}

const times = ["Times New Roman", "Liberation Serif", "Tinos"];
const notoSerif = ["Noto Serif", "NotoSerif-Regular"];
const dejaVuSerif = ["DejaVu Serif"];
const arial = ["Arial", "Liberation Sans", "Arimo"];
const roboto = ["Roboto", "Roboto-Regular"];
const notoSans = ["Noto Sans", "NotoSans-Regular"];
const dejaVuSans = ["DejaVu Sans"];
const notoSansDevanagari = ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"];

/** Large titles are narrower in Fraunces, so that they have fallbacks of their own. */
const fraunces: FallbackFamilies = {
	ascent: 0.978,
	descent: 0.255,
	lineGap: 0,
	families: {
		"Times as Fraunces": [{ local: times, sizeAdjust: 116.2 }],
		"Noto Serif as Fraunces": [{ local: notoSerif, sizeAdjust: 98.4 }],
		"DejaVu Serif as Fraunces": [{ local: dejaVuSerif, sizeAdjust: 91.5 }],
		"Times as large Fraunces": [{ local: times, sizeAdjust: 110.9 }],
		"Noto Serif as large Fraunces": [{ local: notoSerif, sizeAdjust: 94 }],
		"DejaVu Serif as large Fraunces": [{ local: dejaVuSerif, sizeAdjust: 87.6 }],
	},
};

const nunitoSans: FallbackFamilies = {
	ascent: 1.011,
	descent: 0.353,
	lineGap: 0,
	families: {
		"Arial as Nunito Sans": [
			{ local: arial, sizeAdjust: 100.7 },
			bold({ local: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"], sizeAdjust: 95.2 }),
		],
		"Roboto as Nunito Sans": [
			{ local: roboto, sizeAdjust: 101.3 },
			bold({ local: ["Roboto Bold", "Roboto-Bold"], sizeAdjust: 101.4 }),
		],
		"Noto Sans as Nunito Sans": [
			{ local: notoSans, sizeAdjust: 95.5 },
			bold({ local: ["Noto Sans Bold", "NotoSans-Bold"], sizeAdjust: 91.3 }),
		],
		"DejaVu Sans as Nunito Sans": [
			{ local: dejaVuSans, sizeAdjust: 88.5 },
			bold({ local: ["DejaVu Sans Bold"], sizeAdjust: 79.7 }),
		],
	},
};

const mukta: FallbackFamilies = {
	ascent: 1.13,
	descent: 0.531,
	lineGap: 0,
	families: everyWeight({
		"Arial as Mukta": besideDevanagari(arial, { letters: 92.9, space: 79.8 }),
		"Roboto as Mukta": besideDevanagari(roboto, { letters: 96.2, space: 89.5 }),
		"Noto Sans as Mukta": besideDevanagari(notoSans, { letters: 88.5, space: 85.3 }),
		"DejaVu Sans as Mukta": besideDevanagari(dejaVuSans, { letters: 82, space: 69.8 }),
		"Noto Sans Devanagari as Mukta": [{ local: notoSansDevanagari, sizeAdjust: 95.3 }],
		"Lohit as Mukta": [{ local: ["Lohit Devanagari"], sizeAdjust: 96.7 }],
	}),
};

const tiro: FallbackFamilies = {
	ascent: 0.76,
	descent: 0.25,
	lineGap: 0.33,
	families: {
		"Times as Tiro": besideDevanagari(times, { letters: 109.3, space: 88.1 }),
		"Noto Serif as Tiro": besideDevanagari(notoSerif, { letters: 97.2, space: 84.7 }),
		"DejaVu Serif as Tiro": besideDevanagari(dejaVuSerif, { letters: 90.6, space: 69.3 }),
		"Noto Serif Devanagari as Tiro": [
			{ local: ["Noto Serif Devanagari", "NotoSerifDevanagari-Regular"], sizeAdjust: 109.6 },
		],
		"Noto Sans Devanagari as Tiro": [{ local: notoSansDevanagari, sizeAdjust: 102.1 }],
		"Lohit as Tiro": [{ local: ["Lohit Devanagari"], sizeAdjust: 103.4 }],
	},
};

/** The fallbacks that `@fallback-fonts;` declares in a style sheet: no line moves when the site's own fonts arrive. */
export const fallbackFonts = [fraunces, nunitoSans, mukta, tiro];

function bold(font: FallbackFont): FallbackFont {
	return { ...font, weight: "600 700" };
}

/** Mukta stands in one weight for all of them. */
function everyWeight(families: FallbackFamilies["families"]): FallbackFamilies["families"] {
	return Object.fromEntries(
		Object.entries(families).map(([name, fonts]) => [name, fonts.map((font) => ({ ...font, weight: "400 700" }))]),
	);
}

/** The space has a width of its own, since most of the Latin characters in a Hindi text are spaces. */
function besideDevanagari(local: readonly string[], { letters, space }: { letters: number; space: number }) {
	return [
		{ local, sizeAdjust: letters, unicodeRange: "U+0021-00FF, U+2000-200B, U+200E-206F" },
		{ local, sizeAdjust: space, unicodeRange: "U+0020" },
	];
}
