import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { build, type InlineConfig, type Manifest } from "vite";
import { siteEntries } from "./site-entries.ts";

const shared: InlineConfig = { mode: "production", logLevel: "warn" };

/** Bundles the browser's side into `out/public/` and gives the manifest that maps sources to hashed files. */
export async function bundleClient(root: string, out: string): Promise<Manifest> {
	const rolldownOptions = {
		input: siteEntries(root),
		// React in a file of its own, which most releases leave as it is.
		output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
	};
	await build({ ...shared, root, build: { outDir: `${out}/public`, manifest: "manifest.json", rolldownOptions } });
	return takeManifest(`${out}/public/manifest.json`);
}

/** Bundles the administration, which shares no file with the site, into `out/public/assets/admin/`. */
export async function bundleAdministration(root: string, out: string): Promise<Manifest> {
	await build({
		...shared,
		root,
		configFile: `${root}/vite.admin.config.ts`,
		build: { outDir: `${out}/public`, manifest: "manifest.json" },
	});
	return takeManifest(`${out}/public/manifest.json`);
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
