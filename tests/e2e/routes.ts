import { type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { pathOfPage, routedPages } from "#web/site/routes.ts";

/** A path that has no page. */
const nowhere = "/no-such-page";

/** Every page in every language, and the page shown where there is none. */
export const everyPage: readonly { readonly path: string; readonly locale: Locale; readonly found: boolean }[] =
	locales.flatMap((locale) => [
		...routedPages.map((name) => ({ path: pathInLocale(pathOfPage[name], locale), locale, found: true })),
		{ path: pathInLocale(nowhere, locale), locale, found: false },
	]);

/** The paths of the pages other than the home page, without prefix. */
export const bookletPaths: readonly string[] = routedPages
	.filter((name) => name !== "home")
	.map((name) => pathOfPage[name]);
