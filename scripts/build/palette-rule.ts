import type { CSSOptions } from "vite";
import { inks, palette, papers } from "#web/ui/style/palette.ts";

type PostcssPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number];

/**
 * PostCSS plugin: puts the colours of a scheme where a style sheet says `@palette light;`, and those of all papers and
 * inks where it says `@papers-and-inks;`.
 */
export const paletteRule: PostcssPlugin = {
	postcssPlugin: "palette",
	AtRule: {
		palette: (rule) => void rule.replaceWith(customProperties(rule.params)),
		"papers-and-inks": (rule) => void rule.replaceWith(papersAndInks()),
	},
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
	return declarations(colours);
}

/** Rules for `data-paper` and `data-ink`; whoever prints one prints its light colours. */
function papersAndInks(): string {
	const rulesOf = (scheme: "light" | "dark") =>
		[
			...Object.entries(papers).map(([name, paper]) => `[data-paper="${name}"] { ${declarations(paper[scheme])} }`),
			...Object.entries(inks).map(
				([name, ink]) => `[data-ink="${name}"] { --ink: ${ink[scheme]}; color: var(--ink); }`,
			),
		].join("\n");
	return `${rulesOf("light")}\n@media screen and (prefers-color-scheme: dark) {\n${rulesOf("dark")}\n}`;
}

function declarations(colours: Readonly<Record<string, string>>): string {
	return Object.entries(colours)
		.map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`)
		.join("\n");
}
