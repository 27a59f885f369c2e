import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { locales } from "#i18n/locales.ts";
import { moderatorLanguages, requireLanguages } from "#moderation/languages.ts";
import { writeApiDocs } from "#scripts/build/api-description.ts";
import { checkAdministrationBudget, checkBudget } from "#scripts/build/budget.ts";
import { bundleHintWorker } from "#scripts/build/bundle-hint-worker.ts";
import { bundleServiceWorker } from "#scripts/build/bundle-service-worker.ts";
import { bundleAdministration, bundleClient, bundleRenderers } from "#scripts/build/bundles.ts";
import { compileWords } from "#scripts/build/compile-words.ts";
import { compressFolder } from "#scripts/build/compress.ts";
import { writeLookupData } from "#scripts/build/lookup-data.ts";
import { prerenderAdministration, prerenderEmails, prerenderPages } from "#scripts/build/prerender.ts";
import { writeServedFiles } from "#scripts/build/served-files.ts";

/**
 * Builds all that the server serves or fills: words, bundles, pages, e-mails, compressed copies.
 * It is made in a folder of its own and put in place at the end, so that a server that runs meanwhile misses nothing.
 * React reads NODE_ENV when it is imported, so it is set before any renderer is.
 */
async function buildAll(root: string): Promise<void> {
	process.env.NODE_ENV = "production";
	const out = `${root}/dist/build-${process.pid}`;
	try {
		await phase("languages of the moderator", async () => requireLanguages(locales, moderatorLanguages()));
		await phase("words", () => compileWords(root));
		const manifests = await phase("browser bundles", () => bundleClient(root, out));
		const administration = await phase("administration bundle", () => bundleAdministration(root, out));
		await phase("renderers", () => bundleRenderers(root, out));
		const hintWorker = await phase("hint worker", () => bundleHintWorker(root, out));
		await phase("pages", () => prerenderPages(out, manifests, hintWorker));
		await phase("administration page", () => prerenderAdministration(out, administration));
		await phase("service worker", () => bundleServiceWorker(root, out));
		if (existsSync(`${out}/render/email.js`)) await phase("e-mails", () => prerenderEmails(out));
		await phase("description of the API", () => writeApiDocs(out));
		await phase("data to look up", () => writeLookupData(out));
		await phase("compression", () => compressFolder(`${out}/public`));
		await phase("served files", () => writeServedFiles(`${out}/public`));
		await phase("budget", () => checkBudget(out, manifests));
		await phase("administration budget", () => checkAdministrationBudget(out, administration));
		await putInPlace(out, `${root}/dist`);
	} finally {
		await rm(out, { recursive: true, force: true });
	}
}

/** Exchanges each built folder for that of the build before, which is removed with the rest of `out`. */
async function putInPlace(out: string, dist: string): Promise<void> {
	for (const part of await readdir(out)) {
		if (existsSync(`${dist}/${part}`)) await rename(`${dist}/${part}`, `${out}/old-${part}`);
		await rename(`${out}/${part}`, `${dist}/${part}`);
	}
}

async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	const detail = typeof result === "string" ? ` · ${result}` : "";
	console.log(`build: ${name}${detail} (${Math.round(performance.now() - start)} ms)`);
	return result;
}

try {
	await buildAll(resolve(import.meta.dirname, ".."));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
