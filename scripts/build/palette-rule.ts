import type { CSSOptions } from "vite";
import { palette } from "#web/ui/style/palette.ts";

type PostcssPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number];

/** PostCSS plugin: puts the colours of a scheme where a style sheet says `@palette light;`. */
export const paletteRule: PostcssPlugin = {
	postcssPlugin: "palette",
	AtRule: { palette: (rule) => void rule.replaceWith(customProperties(rule.params)) },
};

/**
 * The colours of a scheme as declarations: `--ink-soft: #6B5650; …`.
 * @throws on a scheme that the palette does not have.
 */
export function customProperties(scheme: string): string {
	const colours: Readonly<Record<string, string>> | undefined = Object.entries(palette).find(
		([name]) => name === scheme,
	)?.[1];
	if (colours === undefined) throw new Error(`web/ui/style/palette.ts has no scheme “${scheme}”`);
	return Object.entries(colours)
		.map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`)
		.join("\n");
}
