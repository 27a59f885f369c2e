import { barePath } from "#i18n/locales.ts";

/** The pages whose views are counted, by path: those of the public site, of all that is served. */
export function countedPages(paths: Iterable<string>): ReadonlySet<string> {
	// Pages have no extension; what has one is a file.
	return new Set([...paths].filter((path) => !path.includes(".") && !/^\/admin(?:\/|$)/.test(barePath(path))));
}
