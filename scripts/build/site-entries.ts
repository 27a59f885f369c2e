import { existsSync } from "node:fs";
import { everyPageName, type PageName } from "#web/site/routes.ts";

/** What every page loads. */
export const siteEntry = "web/site/site.ts";

/** The files of a page that browsers are given beside its document, where its folder holds them. */
export interface PageFiles {
	readonly style: string;
	readonly script: string;
	/** Loaded by the script of every page, when somebody is about to use it. */
	readonly island: string;
}

/** Where the files of a page are, or would be. */
export function filesOfPage(name: PageName): PageFiles {
	const base = `web/site/pages/${name}/${name}`;
	return { style: `${base}.css`, script: `${base}-script.ts`, island: `${base}-island.tsx` };
}

/** What the site's bundle starts from: the script of every page, and the style and script of each. */
export function siteEntries(root: string): string[] {
	const own = everyPageName.map(filesOfPage).flatMap(({ style, script }) => [style, script]);
	return [siteEntry, ...own.filter((file) => existsSync(`${root}/${file}`))];
}
