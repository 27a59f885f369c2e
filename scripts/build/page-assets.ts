import type { Manifest } from "vite";
import type { PageAssets } from "#web/site/document/page-html.ts";

const entry = "web/site/entry-client.tsx";

/** What the browser needs for a page whose code lies in `sources`. */
export function pageAssets(manifest: Manifest, sources: readonly string[]): PageAssets {
	const chunks = chunksOf(manifest, [entry, ...sources]);
	const own = manifest[entry]?.file ?? fail(entry);
	return {
		scripts: [`/${own}`],
		preloadedModules: chunks.map((key) => `/${manifest[key]?.file}`).filter((file) => file !== `/${own}`),
		styles: chunks.flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`),
		fonts: fontsOf(manifest),
	};
}

const adminEntry = "web/admin/entry-admin.tsx";
/** What a signed-in administrator sees first. */
const firstAdminTab = "web/admin/messages/messages-tab.tsx";

/** What the browser needs for the administration, up to its first tab. */
export function administrationAssets(manifest: Manifest): Omit<PageAssets, "fonts"> {
	const chunks = chunksOf(manifest, [adminEntry, firstAdminTab]);
	const own = manifest[adminEntry]?.file ?? fail(adminEntry);
	return {
		scripts: [`/${own}`],
		preloadedModules: chunks.map((key) => `/${manifest[key]?.file}`).filter((file) => file !== `/${own}`),
		styles: (manifest[adminEntry]?.css ?? []).map((file) => `/${file}`),
	};
}

/** The sources reached by static imports, each once, in the order the browser meets them. */
export function chunksOf(manifest: Manifest, starts: readonly string[]): string[] {
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

function fontsOf(manifest: Manifest): Record<string, string> {
	const fonts = Object.keys(manifest).filter((source) => source.endsWith(".woff2"));
	return Object.fromEntries(fonts.map((source) => [source.split("/").at(-1) ?? "", `/${manifest[source]?.file}`]));
}

function fail(source: string): never {
	throw new Error(`${source} is not in the bundle`);
}
