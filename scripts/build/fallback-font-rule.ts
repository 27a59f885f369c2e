import type { CSSOptions } from "vite";
import { type FallbackFamilies, type FallbackFont, fallbackFonts } from "#web/ui/style/fallback-fonts.ts";

type PostcssPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number];

/** PostCSS plugin: puts the site's fallback fonts where a style sheet says `@fallback-fonts;`. */
export const fallbackFontRule: PostcssPlugin = {
	postcssPlugin: "fallback-fonts",
	AtRule: { "fallback-fonts": (rule) => void rule.replaceWith(fallbackFonts.map(fontFaces).join("\n")) },
};

/** `size-adjust` stretches a font in both directions; its heights are then those of the site's font again. */
function fontFaces({ ascent, descent, lineGap, families }: FallbackFamilies): string {
	const face = (family: string, { local, sizeAdjust, weight, unicodeRange }: FallbackFont): string => `@font-face {
	font-family: "${family}";
	${weight === undefined ? "" : `font-weight: ${weight};`}
	src: ${local.map((name) => `local("${name}")`).join(", ")};
	size-adjust: ${sizeAdjust}%;
	ascent-override: ${percent(ascent / sizeAdjust)};
	descent-override: ${percent(descent / sizeAdjust)};
	line-gap-override: ${percent(lineGap / sizeAdjust)};
	${unicodeRange === undefined ? "" : `unicode-range: ${unicodeRange};`}
}`;
	return Object.entries(families)
		.flatMap(([family, fonts]) => fonts.map((font) => face(family, font)))
		.join("\n");
}

/** A height over a `size-adjust` in percent, as a percentage to a tenth. */
function percent(share: number): string {
	return `${(share * 10_000).toFixed(1)}%`;
}
