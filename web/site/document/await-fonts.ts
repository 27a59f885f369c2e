import { type Locale, scriptOf } from "#i18n/locales.ts";

/** While a page's root has this class, its body keeps its place and is not drawn (base.css). */
const awaiting = "awaiting-fonts";

/** How long a page stays undrawn when its fonts do not come: as long as browsers allow a font that blocks. */
const maxWaitMs = 3_000;

/**
 * A script for the head, behind the style sheets; undefined where none is needed. Where the system has no letters for
 * the page's script, lines would be set in boxes of other widths and move when the page's own fonts arrive: there the
 * body is drawn with those fonts or not yet. A system that has the letters is recognised by a conjunct, which is
 * narrower than the three boxes that its code points would be.
 */
export function awaitFonts(locale: Locale): string | undefined {
	if (scriptOf[locale] === "latin") return undefined;
	return `{
const pen = document.createElement("canvas").getContext("2d");
const root = document.documentElement;
if (pen && pen.measureText("क्ष").width > 3 * pen.measureText("क").width - 1) {
	const first = (list) => getComputedStyle(root).getPropertyValue(list).split(",")[0];
	const show = () => root.classList.remove("${awaiting}");
	root.classList.add("${awaiting}");
	Promise.all(["--font-text", "--font-display"].map((list) => document.fonts.load("1em " + first(list), "कa"))).then(show, show);
	setTimeout(show, ${maxWaitMs});
}
}`;
}
