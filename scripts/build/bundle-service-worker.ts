import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { build } from "vite";
import { locales, prefixOf } from "#i18n/locales.ts";

/** Bundles `out/public/service-worker.js`, which names the prerendered offline pages, their style sheets and their version. */
export async function bundleServiceWorker(root: string, out: string): Promise<string> {
	const pages = locales.map((locale) => `${prefixOf[locale]}/offline.html`);
	const documents = await Promise.all(pages.map((page) => readFile(`${out}/public${page}`, "utf8")));
	// The names of style sheets carry a hash of their content, so the pages tell of every change.
	const version = createHash("sha256").update(documents.join("")).digest("hex").slice(0, 12);
	const files = [...pages, ...new Set(documents.flatMap(styleSheetsOf))];
	await build({
		configFile: false,
		mode: "production",
		logLevel: "warn",
		root,
		publicDir: false,
		define: { KEPT_FILES: JSON.stringify(files), KEPT_VERSION: JSON.stringify(version) },
		build: {
			outDir: `${out}/public`,
			emptyOutDir: false,
			modulePreload: false,
			target: "es2022",
			rolldownOptions: {
				input: "web/service-worker/service-worker.ts",
				output: { entryFileNames: "service-worker.js" },
			},
		},
	});
	return `keeps ${files.length} files as ${version}`;
}

function styleSheetsOf(html: string): string[] {
	return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
}
