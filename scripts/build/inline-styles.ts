import { readFile } from "node:fs/promises";

/**
 * A page with its style sheets in it, of files below `folder`, in place of the links to them: it is drawn as soon as it has
 * come, without a second round to the server. They are small, and what pages share weighs less than that round.
 */
export async function inlineStyles(html: string, folder: string): Promise<string> {
	const parts = await Promise.all(
		html.split(/(<link rel="stylesheet" href="[^"]+">)/).map(async (part) => {
			const path = /^<link rel="stylesheet" href="([^"]+)">$/.exec(part)?.[1];
			if (path === undefined) return part;
			return `<style>${await styleWithin(`${folder}${path}`)}</style>`;
		}),
	);
	return parts.join("");
}

/**
 * A style sheet as a page holds it.
 * @throws when it could end its element early.
 */
export async function styleWithin(file: string): Promise<string> {
	const style = (await readFile(file, "utf8")).trim();
	if (/<\/style/i.test(style)) throw new Error(`${file} names the end of a style element`);
	return style;
}
