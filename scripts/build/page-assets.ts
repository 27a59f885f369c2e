import type { Manifest } from "vite";
import type { PageAssets } from "#web/site/document/page-html.ts";
import type { PageName } from "#web/site/routes.ts";
import { filesOfPage, siteEntry } from "./site-entries.ts";

/** What a page links to. */
export function pageAssets(manifest: Manifest, name: PageName): PageAssets {
	const { style, script } = filesOfPage(name);
	const scripts = [siteEntry, ...(script in manifest ? [script] : [])];
	return {
		scripts: scripts.map((key) => fileOf(manifest, key)),
		preloadedModules: importsOf(manifest, scripts),
		styles: [...stylesOf(manifest, siteEntry), ...(style in manifest ? [fileOf(manifest, style)] : [])],
		fonts: fontsOf(manifest),
	};
}

/** The scripts that a page loads once somebody uses what acts on it; none where nothing does. */
export function islandScripts(manifest: Manifest, name: PageName): string[] {
	const { island } = filesOfPage(name);
	return island in manifest ? chunksOf(manifest, [island]).map((key) => fileOf(manifest, key)) : [];
}

const adminEntry = "web/admin/entry-admin.tsx";

/** What the browser needs for the administration, up to its queue. */
export function administrationAssets(manifest: Manifest): Omit<PageAssets, "fonts"> {
	const own = fileOf(manifest, adminEntry);
	return {
		scripts: [own],
		preloadedModules: chunksOf(manifest, [adminEntry])
			.map((key) => fileOf(manifest, key))
			.filter((file) => file !== own),
		styles: [...new Set(chunksOf(manifest, [adminEntry]).flatMap((key) => stylesOf(manifest, key)))],
	};
}

/** The sources reached by static imports, each once, in the order the browser meets them. */
function chunksOf(manifest: Manifest, starts: readonly string[]): string[] {
	const seen = new Set<string>();
	const visit = (key: string): void => {
		if (seen.has(key)) return;
		seen.add(key);
		const chunk = manifest[key] ?? fail(key);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const start of starts) visit(start);
	return [...seen];
}

/** The files that scripts import, without the scripts. */
function importsOf(manifest: Manifest, scripts: readonly string[]): string[] {
	return chunksOf(manifest, scripts)
		.filter((key) => !scripts.includes(key))
		.map((key) => fileOf(manifest, key));
}

function stylesOf(manifest: Manifest, key: string): string[] {
	return (manifest[key]?.css ?? []).map((file) => `/${file}`);
}

function fontsOf(manifest: Manifest): Record<string, string> {
	const fonts = Object.keys(manifest).filter((source) => source.endsWith(".woff2"));
	return Object.fromEntries(fonts.map((source) => [source.split("/").at(-1) ?? "", fileOf(manifest, source)]));
}

function fileOf(manifest: Manifest, key: string): string {
	return `/${(manifest[key] ?? fail(key)).file}`;
}

function fail(source: string): never {
	throw new Error(`${source} is not in the bundle`);
}
