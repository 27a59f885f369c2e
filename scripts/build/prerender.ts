import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, prefixOf } from "#i18n/locales.ts";
import { readCatalogue } from "#i18n/read-catalogue.ts";
import { adminHtml } from "#web/admin/admin-html.ts";
import { adminLocaleOfPath } from "#web/admin/language/admin-locale.ts";
import type { PageAssets } from "#web/site/document/page-html.ts";
import type { PageName } from "#web/site/routes.ts";
import type { Administration, SiteManifests } from "./bundles.ts";
import { inlineStyles, styleWithin } from "./inline-styles.ts";
import { administrationAssets, pageAssets } from "./page-assets.ts";

/** What `web/site/entry-render.tsx` exports. */
interface SiteRenderer {
	renderPages(assetsOf: (page: PageName, locale: Locale) => PageAssets): { file: string; html: string }[];
	renderSiteFiles(): { file: string; text: string }[];
}

/** What `web/email/entry-render.tsx` exports. */
interface EmailRenderer {
	renderEmails(): Promise<{ name: string; locale: string; subject: string; html: string; text: string }[]>;
	/** The colours of papers and inks. */
	renderStationery(): object;
}

/** Writes every page in every language, the sitemap and the manifests to `out/public/`. */
export async function prerenderPages(out: string, manifests: SiteManifests, hintWorker: string): Promise<string> {
	const renderer: SiteRenderer = await import(pathToFileURL(`${out}/render/site.js`).href);
	const pages = renderer.renderPages((name, locale) => ({ ...pageAssets(manifests[locale], name), hintWorker }));
	await Promise.all(
		pages.map(async ({ file, html }) => {
			// The service worker keeps the offline pages and, once for all, their style sheets.
			const isKept = file.endsWith("offline.html");
			await write(`${out}/public/${file}`, isKept ? html : await inlineStyles(html, `${out}/public`));
		}),
	);
	await Promise.all(renderer.renderSiteFiles().map(({ file, text }) => write(`${out}/public/${file}`, text)));
	return `${pages.length} pages`;
}

/** Writes the administration's page under every language prefix, in the language that whoever has chosen none meets there. */
export async function prerenderAdministration(out: string, administration: Administration): Promise<void> {
	const { scripts, preloadedModules, styles } = administrationAssets(administration.manifest);
	const { wordsFiles, earlyScript } = administration;
	const sheets = styles.map(async (file) => ({ file, css: await styleWithin(`${out}/public${file}`) }));
	const sizes = new Map(
		await Promise.all(preloadedModules.map(async (file) => [file, await sizeOf(out, file)] as const)),
	);
	const largestFirst = preloadedModules.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
	const assets = {
		scripts,
		preloadedModules: largestFirst,
		styles: await Promise.all(sheets),
		wordsFiles,
		earlyScript,
	};
	const paths = Object.values(prefixOf).map((prefix) => `${prefix}/admin`);
	const pages = paths.map((path) => {
		const locale = adminLocaleOfPath(path);
		return write(`${out}/public${path}/index.html`, adminHtml(assets, locale, readCatalogue(locale)));
	});
	await Promise.all(pages);
}

async function sizeOf(out: string, file: string): Promise<number> {
	return (await stat(`${out}/public${file}`)).size;
}

/** Writes every e-mail template in every language, and the colours of papers and inks, to `out/email/`. */
export async function prerenderEmails(out: string): Promise<string> {
	const renderer: EmailRenderer = await import(pathToFileURL(`${out}/render/email.js`).href);
	const emails = await renderer.renderEmails();
	await Promise.all(
		emails.map((email) => write(`${out}/email/${email.name}.${email.locale}.json`, JSON.stringify(email, null, "\t"))),
	);
	await write(`${out}/email/stationery.json`, JSON.stringify(renderer.renderStationery(), null, "\t"));
	return `${emails.length} e-mails`;
}

async function write(file: string, text: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
}
