import { readdir, stat } from "node:fs/promises";
import type { Manifest } from "vite";
import { pageAssets } from "./page-assets.ts";

/** Bytes of JavaScript, as brotli, that the home page may load; React itself is about 58 kB of it. */
const homeScriptBudget = 85_000;

/** Measures the home page's JavaScript as it travels. Throws above the budget. */
export async function checkBudget(out: string, manifest: Manifest): Promise<string> {
	const { scripts, preloadedModules } = pageAssets(manifest, ["web/site/pages/home/home-page.tsx"]);
	const sizes = await Promise.all(
		[...scripts, ...preloadedModules].map(async (path) => (await stat(`${out}/public${path}.br`)).size),
	);
	const bytes = sizes.reduce((sum, size) => sum + size, 0);
	const figure = `home page JavaScript ${kilobytes(bytes)} of ${kilobytes(homeScriptBudget)}`;
	if (bytes > homeScriptBudget) throw new Error(`Above the budget: ${figure}`);
	return figure;
}

/** Bytes of JavaScript, as brotli, that the whole administration may weigh, charts included. */
const administrationScriptBudget = 250_000;

/** Measures all of the administration's JavaScript, whatever of it a session loads. Throws above the budget. */
export async function checkAdministrationBudget(out: string): Promise<string> {
	const folder = `${out}/public/assets/admin`;
	const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js.br"));
	const sizes = await Promise.all(scripts.map(async (name) => (await stat(`${folder}/${name}`)).size));
	const bytes = sizes.reduce((sum, size) => sum + size, 0);
	const figure = `JavaScript ${kilobytes(bytes)} of ${kilobytes(administrationScriptBudget)}`;
	if (bytes > administrationScriptBudget) throw new Error(`Above the budget of the administration: ${figure}`);
	return figure;
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`;
}
