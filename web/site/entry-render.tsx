import { renderToString } from "react-dom/server";
import { type Locale, locales, pathInLocale, prefixOf } from "#i18n/locales.ts";
import { App } from "#web/site/app.tsx";
import { headOf } from "#web/site/document-head.ts";
import { type PageAssets, pageHtml } from "#web/site/page-html.ts";
import { loadPage } from "#web/site/page-loader.ts";
import { type PageName, pathOfPage, routedPages } from "#web/site/routes.ts";

/** Where each page lies, for its preload links. */
const sourceOfPage: Record<PageName, string> = {
	home: "web/site/home/home-page.tsx",
	conditions: "web/site/legal/conditions-page.tsx",
	cgu: "web/site/legal/cgu-page.tsx",
	privacy: "web/site/legal/privacy-page.tsx",
	contact: "web/site/contact/contact-page.tsx",
	faq: "web/site/faq/faq-page.tsx",
	admin: "web/site/administration/administration-page.tsx",
	notFound: "web/site/not-found/not-found-page.tsx",
};

/** Every page in every language as `{file, html}`, the file relative to the public folder. */
export async function renderPages(
	assetsOf: (pageSource: string) => PageAssets,
): Promise<{ file: string; html: string }[]> {
	const pages: PageName[] = [...routedPages, "notFound"];
	const rendered = pages.map(async (name) => {
		const page = await loadPage(name);
		return locales.map((locale) => ({
			file: fileOf(name, locale),
			html: pageHtml(
				headOf(name, page, locale),
				renderToString(<App ssrPath={pathOf(name, locale)} />),
				assetsOf(sourceOfPage[name]),
			),
		}));
	});
	return (await Promise.all(rendered)).flat();
}

function pathOf(page: PageName, locale: Locale): string {
	return pathInLocale(page === "notFound" ? "/404" : pathOfPage[page], locale);
}

/** `/fr/privacy` → `fr/privacy/index.html`; the page shown at unknown addresses is `404.html`. */
function fileOf(page: PageName, locale: Locale): string {
	const path = page === "notFound" ? `${prefixOf[locale]}/404.html` : `${pathOf(page, locale)}/index.html`;
	return path.replace(/^\/+/, "").replaceAll("//", "/");
}
