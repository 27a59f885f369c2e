import { basename } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { nativeNameOf } from "#i18n/locales.ts";

const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ıŒœʻʼˆ˚˜‐‑‒–—‘’‚“”„†•…‰‹›\u2009\u202f\u2060€™←↑→↓−`;
/** Beside Devanagari: English and French. */
const latinBesideDevanagari = `${characters(0x20, 0x7e)}\u00a0«»·×éèêëàâçîïôûùüœÉÈÊÀÂÇÎÔŒ‐‑–—‘’“”•…\u202f\u2060€←→`;
/** Hindi and Marathi, without the letters that neither has: each brings conjuncts of its own. */
const devanagari = `${characters(0x901, 0x903)}${characters(0x905, 0x90b)}ऍ${characters(0x90f, 0x911)}${characters(0x913, 0x928)}${characters(0x92a, 0x933)}${characters(0x935, 0x939)}${characters(0x93c, 0x943)}\u0945${characters(0x947, 0x949)}${characters(0x94b, 0x94d)}ॐ${characters(0x958, 0x95f)}${characters(0x964, 0x970)} \u200c\u200d₹◌`;

interface Lean {
	readonly text: string;
	/** The part of an axis to keep, or the one place on it. */
	readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
}

/** What the site uses of each font file: its characters and its weights. */
const leanFonts: Readonly<Record<string, Lean>> = {
	"fraunces-latin-opsz-normal.woff2": { text: latin, variationAxes: { wght: 480 } },
	"nunito-sans-latin-wght-normal.woff2": { text: latin, variationAxes: { wght: { min: 400, max: 700 } } },
	"mukta-devanagari-400-normal.woff2": { text: devanagari },
	"mukta-devanagari-500-normal.woff2": { text: Object.values(nativeNameOf).join("") },
	"mukta-devanagari-600-normal.woff2": { text: devanagari },
	"mukta-latin-600-normal.woff2": { text: latinBesideDevanagari },
	"mukta-latin-400-normal.woff2": { text: latinBesideDevanagari },
	"tiro-devanagari-hindi-devanagari-400-normal.woff2": { text: devanagari },
	"tiro-devanagari-hindi-latin-400-normal.woff2": { text: latinBesideDevanagari },
};

/**
 * Vite plugin: makes every font of the bundle as small as the site allows. Hinting alone is 40 % of the
 * Devanagari files. A font that is not listed above stops the build.
 */
export function makeFontsLean(): Plugin {
	return {
		name: "lean-fonts",
		apply: "build",
		async generateBundle(_, bundle) {
			const fonts = Object.values(bundle).filter((file) => file.type === "asset" && file.fileName.endsWith(".woff2"));
			await Promise.all(
				fonts.map(async (font) => {
					if (font.type !== "asset") return;
					font.source = await leanFont(basename(font.originalFileNames[0] ?? ""), Buffer.from(font.source));
				}),
			);
		},
	};
}

/** Made once for all bundles of a build. */
const made = new Map<string, Promise<Buffer>>();

function leanFont(name: string, font: Buffer): Promise<Buffer> {
	const lean = made.get(name) ?? makeLean(name, font);
	made.set(name, lean);
	return lean;
}

async function makeLean(name: string, font: Buffer): Promise<Buffer> {
	const lean = leanFonts[name];
	if (lean === undefined) throw new Error(`The font ${name} has no entry in lean-fonts.ts`);
	const { text, ...axes } = lean;
	return subsetFont(font, text, { targetFormat: "woff2", noHinting: true, ...axes });
}

function characters(first: number, last: number): string {
	return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
