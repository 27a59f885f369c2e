import { readdir, stat } from "node:fs/promises";
import type { Manifest } from "vite";
import { locales } from "#i18n/locales.ts";
import { everyPageName, type PageName } from "#web/site/routes.ts";
import type { SiteManifests } from "./bundles.ts";
import { islandScripts, pageAssets } from "./page-assets.ts";

/** Bytes of JavaScript, as brotli, that a page loads whatever is done on it. */
const pageBudget = 8_000;
/** The same for the pages with an island, all that it loads included; React itself is about 58 kB of it. */
const islandBudgets: Partial<Readonly<Record<PageName, number>>> = {
	home: 90_000,
	contact: 71_000,
	yours: 78_000,
	receipt: 70_000,
};

/** Measures each page's JavaScript as it travels, in each language. Throws when one is above its budget. */
export async function checkBudget(out: string, manifests: SiteManifests): Promise<string> {
	const figures: string[] = [];
	for (const locale of locales) figures.push(`${locale}: ${await checkPages(out, manifests[locale])}`);
	return `JavaScript\n  ${figures.join("\n  ")}`;
}

async function checkPages(out: string, manifest: Manifest): Promise<string> {
	const figures: string[] = [];
	for (const name of everyPageName) {
		const { scripts, preloadedModules } = pageAssets(manifest, name);
		const first = await bytesOf(out, [...scripts, ...preloadedModules]);
		check(`The page "${name}"`, first, pageBudget);
		const island = islandScripts(manifest, name);
		const all = await bytesOf(out, [...new Set([...scripts, ...preloadedModules, ...island])]);
		if (island.length > 0) check(`The page "${name}" with what acts on it`, all, islandBudgets[name] ?? pageBudget);
		figures.push(`${name} ${kilobytes(first)}${island.length > 0 ? `, then ${kilobytes(all - first)}` : ""}`);
	}
	return figures.join(" · ");
}

/** Bytes of JavaScript, as brotli, that the whole administration may weigh, charts included. */
const administrationBudget = 250_000;

/** Measures all of the administration's JavaScript, whatever of it a session loads. Throws above the budget. */
export async function checkAdministrationBudget(out: string): Promise<string> {
	const folder = "/assets/admin";
	const scripts = (await readdir(`${out}/public${folder}`)).filter((name) => name.endsWith(".js"));
	const bytes = await bytesOf(
		out,
		scripts.map((name) => `${folder}/${name}`),
	);
	check("The administration", bytes, administrationBudget);
	return `JavaScript ${kilobytes(bytes)} of ${kilobytes(administrationBudget)}`;
}

/** What files weigh together as brotli. */
async function bytesOf(out: string, paths: readonly string[]): Promise<number> {
	const sizes = await Promise.all(paths.map(async (path) => (await stat(`${out}/public${path}.br`)).size));
	return sizes.reduce((sum, size) => sum + size, 0);
}

function check(what: string, bytes: number, budget: number): void {
	if (bytes > budget) throw new Error(`${what} is above its budget: ${kilobytes(bytes)} of ${kilobytes(budget)}`);
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`;
}
