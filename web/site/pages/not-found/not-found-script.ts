import { localeOfTag, pathInLocale } from "#i18n/locales.ts";

// This page is shown at any address without a page; its language links lead to that address in the other languages.
for (const link of document.querySelectorAll<HTMLAnchorElement>(".language-switch a")) {
	const locale = localeOfTag(link.hreflang);
	if (locale !== undefined) link.pathname = pathInLocale(location.pathname, locale);
}
