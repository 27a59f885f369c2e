import { readdir, stat } from "node:fs/promises";
import type { Manifest } from "vite";
import { locales } from "#i18n/locales.ts";
import { everyPageName, type PageName } from "#web/site/routes.ts";
import type { Administration, SiteManifests } from "./bundles.ts";
import { compressBrotli } from "./compress.ts";
import { administrationAssets, islandScripts, pageAssets } from "./page-assets.ts";

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

/**
 * Bytes, as brotli, that the administration may weigh in one language: its scripts, its words and the script within its
 * document. `first`: what a signed-in load of the queue fetches of them; `whole`: all, whatever of it a session loads.
 */
const administrationBudget = { first: 100_000, whole: 250_000 };

/** Measures the administration's code and words as they travel, in each language. Throws above the budget. */
export async function checkAdministrationBudget(out: string, administration: Administration): Promise<string> {
	const { manifest, wordsFiles, earlyScript } = administration;
	const { scripts, preloadedModules } = administrationAssets(manifest);
	const folder = "/assets/admin";
	const every = (await readdir(`${out}/public${folder}`)).filter((name) => name.endsWith(".js"));
	const inline = (await compressBrotli(Buffer.from(earlyScript))).length;
	const firstCode = inline + (await bytesOf(out, [...scripts, ...preloadedModules]));
	const allCode =
		inline +
		(await bytesOf(
			out,
			every.map((name) => `${folder}/${name}`),
		));
	const figures: string[] = [];
	for (const locale of locales) {
		const { first, rest } = wordsFiles[locale];
		const firstLoad = firstCode + (await bytesOf(out, [first]));
		const whole = allCode + (await bytesOf(out, [first, rest]));
		check(`The first load of the administration (${locale})`, firstLoad, administrationBudget.first);
		check(`The administration (${locale})`, whole, administrationBudget.whole);
		figures.push(`${locale} ${kilobytes(firstLoad)}, in all ${kilobytes(whole)}`);
	}
	const { first, whole } = administrationBudget;
	return `scripts and words: ${figures.join(" · ")} (of ${kilobytes(first)}, ${kilobytes(whole)})`;
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
