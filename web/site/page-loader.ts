import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import type { PageName } from "./routes.ts";

/** Each page is its own chunk: the visitor of one does not download the others. */
const loaders: Record<PageName, () => Promise<{ page: SitePage }>> = {
	home: () => import("#web/site/pages/home/home-page.tsx"),
	conditions: () => import("#web/site/pages/conditions/conditions-page.tsx"),
	terms: () => import("#web/site/pages/terms/terms-page.tsx"),
	privacy: () => import("#web/site/pages/privacy/privacy-page.tsx"),
	contact: () => import("#web/site/pages/contact/contact-page.tsx"),
	faq: () => import("#web/site/pages/faq/faq-page.tsx"),
	notFound: () => import("#web/site/pages/not-found/not-found-page.tsx"),
};

const loaded = new Map<PageName, SitePage>();

/** Downloads a page, once, and its text in one language. */
export async function loadPage(name: PageName, locale: Locale): Promise<SitePage> {
	const { page } = await loaders[name]();
	await page.text?.load(locale);
	loaded.set(name, page);
	return page;
}

/** A page, or undefined until `loadPage` has finished for this language. */
export function loadedPage(name: PageName, locale: Locale): SitePage | undefined {
	const page = loaded.get(name);
	return page?.text?.isLoaded(locale) === false ? undefined : page;
}
