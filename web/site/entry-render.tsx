import { renderToStaticMarkup } from "react-dom/server";
import { currentLocale, setCurrentLocale } from "#i18n/current-locale.ts";
import { type Locale, locales, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { headOf } from "#web/site/document/document-head.ts";
import { type PageAssets, pageHtml } from "#web/site/document/page-html.ts";
import { pageNamed, textOfPage } from "#web/site/document/page-modules.ts";
import { sitemapXml } from "#web/site/document/sitemap.ts";
import { webManifest, webManifestPath } from "#web/site/document/web-manifest.ts";
import type { FooterLink } from "#web/site/frame/site-footer.tsx";
import { SiteLayout } from "#web/site/frame/site-layout.tsx";
import { offlineAssets, offlineHead } from "#web/site/pages/offline/offline-document.ts";
import { OfflinePage } from "#web/site/pages/offline/offline-page.tsx";
import { everyPageName, isRouted, type PageName, pathOfPage, routedPages } from "./routes.ts";

/** Every page in every language as `{file, html}`, the file relative to the public folder. */
export function renderPages(
	assetsOf: (page: PageName, locale: Locale) => PageAssets,
): { file: string; html: string }[] {
	return locales.flatMap((locale) => [
		...everyPageName.map((name) => ({
			file: fileOf(name, locale),
			html: pageHtml(headOf(name, pageNamed(name), locale), renderBody(name, locale), assetsOf(name, locale)),
		})),
		{
			file: `${prefixOf[locale]}/offline.html`.slice(1),
			html: renderOfflinePage(locale, assetsOf("not-found", locale)),
		},
	]);
}

function renderBody(name: PageName, locale: Locale): string {
	setCurrentLocale(locale);
	const { Content } = pageNamed(name);
	return renderToStaticMarkup(
		<SiteLayout path={barePathOf(name)} locale={locale} footerLinks={footerLinks()}>
			<Content locale={locale} text={textOfPage(name, locale) as never} />
		</SiteLayout>,
	);
}

function footerLinks(): FooterLink[] {
	return routedPages.flatMap((page) => {
		const { footerLabel } = pageNamed(page);
		return footerLabel === undefined ? [] : [{ page, label: footerLabel({}, { locale: currentLocale() }) }];
	});
}

/** The page that the service worker keeps for a language. It is set like the page for unknown addresses. */
function renderOfflinePage(locale: Locale, assets: PageAssets): string {
	setCurrentLocale(locale);
	const body = renderToStaticMarkup(<OfflinePage locale={locale} />);
	return pageHtml(offlineHead(locale), body, offlineAssets(assets));
}

/** The sitemap and each language's manifest as `{file, text}`, the file relative to the public folder. */
export function renderSiteFiles(): { file: string; text: string }[] {
	const heads = routedPages.flatMap((name) => locales.map((locale) => headOf(name, pageNamed(name), locale)));
	return [
		{ file: "sitemap.xml", text: sitemapXml(heads) },
		...locales.map((locale) => ({
			file: webManifestPath(locale).slice(1),
			text: JSON.stringify(webManifest(locale), null, "\t"),
		})),
	];
}

/** The page for unknown addresses has none of its own; a filled one has that of the link that it is shown under. */
function barePathOf(page: PageName): string {
	if (isRouted(page)) return pathOfPage[page];
	return page === "not-found" ? "/404" : "/{{path}}";
}

/**
 * `/fr/privacy` → `fr/privacy/index.html`; the page shown at unknown addresses is `404.html`; the French page `stop`,
 * which the server fills, is `filled/stop.fr.html`.
 */
function fileOf(page: PageName, locale: Locale): string {
	if (!isRouted(page) && page !== "not-found") return `filled/${page}.${locale}.html`;
	const address = pathInLocale(barePathOf(page), locale);
	const path = page === "not-found" ? `${address}.html` : `${address}/index.html`;
	return path.replace(/^\/+/, "").replaceAll("//", "/");
}
