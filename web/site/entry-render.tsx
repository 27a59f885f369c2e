import { renderToString } from "react-dom/server";
import { setCurrentLocale } from "#i18n/current-locale.ts";
import { type Locale, locales, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { headOf } from "#web/site/document/document-head.ts";
import { type PageAssets, pageHtml } from "#web/site/document/page-html.ts";
import { sitemapXml } from "#web/site/document/sitemap.ts";
import { webManifest, webManifestPath } from "#web/site/document/web-manifest.ts";
import { offlineAssets, offlineHead } from "#web/site/pages/offline/offline-document.ts";
import { OfflinePage } from "#web/site/pages/offline/offline-page.tsx";
import { App } from "./app.tsx";
import { loadPage } from "./page-loader.ts";
import { sourcesOfPage } from "./page-sources.ts";
import { type PageName, pathOfPage, routedPages } from "./routes.ts";

/** Every page in every language as `{file, html}`, the file relative to the public folder. */
export async function renderPages(
	assetsOf: (sources: readonly string[]) => PageAssets,
): Promise<{ file: string; html: string }[]> {
	const pages: PageName[] = [...routedPages, "notFound"];
	const rendered = pages.flatMap((name) =>
		locales.map(async (locale) => {
			const page = await loadPage(name, locale);
			return {
				file: fileOf(name, locale),
				html: pageHtml(
					headOf(name, page, locale),
					renderToString(<App ssrPath={pathOf(name, locale)} />),
					assetsOf(sourcesOfPage(name, page, locale)),
				),
			};
		}),
	);
	return Promise.all([...rendered, ...locales.map((locale) => renderOfflinePage(locale, assetsOf))]);
}

/** The page that the service worker keeps for a language. It is set like the page for unknown addresses. */
async function renderOfflinePage(locale: Locale, assetsOf: (sources: readonly string[]) => PageAssets) {
	const assets = assetsOf(sourcesOfPage("notFound", await loadPage("notFound", locale), locale));
	setCurrentLocale(locale);
	const body = renderToString(<OfflinePage locale={locale} />);
	return {
		file: `${prefixOf[locale]}/offline.html`.slice(1),
		html: pageHtml(offlineHead(locale), body, offlineAssets(assets)),
	};
}

/** The sitemap and each language's manifest as `{file, text}`, the file relative to the public folder. */
export async function renderSiteFiles(): Promise<{ file: string; text: string }[]> {
	const heads = routedPages.flatMap((name) =>
		locales.map(async (locale) => headOf(name, await loadPage(name, locale), locale)),
	);
	return [
		{ file: "sitemap.xml", text: sitemapXml(await Promise.all(heads)) },
		...locales.map((locale) => ({
			file: webManifestPath(locale).slice(1),
			text: JSON.stringify(webManifest(locale), null, "\t"),
		})),
	];
}

function pathOf(page: PageName, locale: Locale): string {
	return pathInLocale(page === "notFound" ? "/404" : pathOfPage[page], locale);
}

/** `/fr/privacy` → `fr/privacy/index.html`; the page shown at unknown addresses is `404.html`. */
function fileOf(page: PageName, locale: Locale): string {
	const path = page === "notFound" ? `${prefixOf[locale]}/404.html` : `${pathOf(page, locale)}/index.html`;
	return path.replace(/^\/+/, "").replaceAll("//", "/");
}
