/**
 * The URL that is meant by one whose path has several slashes in a row: `/fr//faq?a` → `/fr/faq?a`; undefined for any
 * other. It starts with one slash exactly, and nothing follows that browsers read as a second one: `//name`, `/\\name`
 * and `/`, tab, `/name` are addresses of another site.
 */
export function withoutDoubledSlashes(url: string): string | undefined {
	const [path = ""] = url.split(/[?#]/);
	const isPlain = /^\/[!-~]*$/.test(path);
	if (!isPlain || !/[/\\]{2}/.test(path)) return undefined;
	return path.replace(/[/\\]{2,}/g, "/") + url.slice(path.length);
}
