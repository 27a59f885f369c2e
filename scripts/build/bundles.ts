import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { build, type InlineConfig, loadConfigFromFile, type Manifest, mergeConfig } from "vite";
import { type Locale, locales } from "#i18n/locales.ts";
import type { WordsFiles } from "#web/admin/language/words-files.ts";
import { bundleEarlyScript } from "./bundle-early-script.ts";
import { onlyLanguage } from "./only-language.ts";
import { siteEntries } from "./site-entries.ts";
import { wordsApart } from "./words-apart.ts";
import { messageNumbers, writeWords } from "./write-words.ts";

const shared: InlineConfig = { mode: "production", logLevel: "warn" };

/** Maps sources to hashed files, for the pages of each language. */
export type SiteManifests = Readonly<Record<Locale, Manifest>>;

/**
 * Bundles the browser's side into `out/public/`, once for each language, so that no page ships another's words. What
 * has no words comes out the same each time, under the same name.
 */
export async function bundleClient(root: string, out: string): Promise<SiteManifests> {
	// Read once, so that its plugins remember the fonts from one language to the next.
	const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, undefined, root);
	const config: InlineConfig = mergeConfig(loaded?.config ?? {}, { ...shared, configFile: false, root });
	const manifests: (readonly [Locale, Manifest])[] = [];
	for (const locale of locales) manifests.push([locale, await bundleClientIn(locale, config, out)]);
	return Object.fromEntries(manifests) as SiteManifests;
}

async function bundleClientIn(locale: Locale, config: InlineConfig, out: string): Promise<Manifest> {
	const rolldownOptions = {
		input: siteEntries(config.root ?? "."),
		// React in a file of its own, which most releases leave as it is.
		output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
	};
	await build(
		mergeConfig(config, {
			plugins: [onlyLanguage(locale)],
			build: { outDir: `${out}/public`, emptyOutDir: false, manifest: "manifest.json", rolldownOptions },
		}),
	);
	return takeManifest(`${out}/public/manifest.json`);
}

/** The administration's bundle: what maps its sources to hashed files, where its words are, and its document's script. */
export interface Administration {
	readonly manifest: Manifest;
	readonly wordsFiles: WordsFiles;
	readonly earlyScript: string;
}

/** Bundles the administration, which shares no file with the site, into `out/public/assets/admin/`, and its words beside it. */
export async function bundleAdministration(root: string, out: string): Promise<Administration> {
	const words = wordsApart(messageNumbers());
	await build({
		...shared,
		root,
		configFile: `${root}/vite.admin.config.ts`,
		plugins: [words.plugin],
		build: { outDir: `${out}/public`, manifest: "manifest.json" },
	});
	return {
		manifest: await takeManifest(`${out}/public/manifest.json`),
		wordsFiles: await writeWords(out, words.used()),
		earlyScript: await bundleEarlyScript(root),
	};
}

async function takeManifest(file: string): Promise<Manifest> {
	const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
	await rm(file);
	return manifest;
}

/** Bundles what the build itself runs into `out/render/`: the pages' and, where there is one, the e-mails' renderer. */
export async function bundleRenderers(root: string, out: string): Promise<void> {
	const entries = { site: "web/site/entry-render.tsx", email: "web/email/entry-render.tsx" };
	const input = Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(`${root}/${path}`)));
	await build({
		...shared,
		root,
		publicDir: false,
		build: { ssr: true, outDir: `${out}/render`, rolldownOptions: { input } },
	});
}
