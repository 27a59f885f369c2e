import { type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { pathOfPage, routedPages } from "#web/site/routes.ts";

/** A path that has no page. */
export const nowhere = "/no-such-page";

/** Every page in every language, and the page shown where there is none. */
export const everyPage: readonly { readonly path: string; readonly locale: Locale; readonly found: boolean }[] =
	locales.flatMap((locale) => [
		...routedPages.map((name) => ({ path: pathInLocale(pathOfPage[name], locale), locale, found: true })),
		{ path: pathInLocale(nowhere, locale), locale, found: false },
	]);
