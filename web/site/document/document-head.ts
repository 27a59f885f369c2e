import { defaultLocale, intlTagOf, type Locale, locales, pathInLocale } from "#i18n/locales.ts";
import { isRouted, type PageName, pathOfPage } from "#web/site/routes.ts";
import { altOfSharePicture, sharePicturePath } from "./share-picture.ts";
import type { SitePage } from "./site-page.ts";

/** What a page says of itself in `<head>`. */
export interface DocumentHead {
	readonly locale: Locale;
	readonly title: string;
	readonly description: string;
	/** Path of the canonical URL; absent where there is none to name (page not found, pages that are filled). */
	readonly canonicalPath?: string;
	readonly indexed: boolean;
	/** Whether the server's policy is to let it show other documents of the service. */
	readonly showsFrames?: boolean;
}

/** Title, description and addresses of a page in a language. */
export function headOf(name: PageName, page: SitePage<never>, locale: Locale): DocumentHead {
	return {
		locale,
		title: page.title({}, { locale }),
		description: page.description({}, { locale }),
		...(isRouted(name) && { canonicalPath: pathInLocale(pathOfPage[name], locale) }),
		indexed: isRouted(name) && page.isPrivate !== true,
		showsFrames: page.showsFrames === true,
	};
}

/** The words of a head by the `name` or `property` of the `<meta>` that carries each. */
export function metaTexts(head: DocumentHead): ReadonlyMap<string, string> {
	const pictureAlt = altOfSharePicture(head.locale);
	return new Map([
		["description", head.description],
		["og:title", head.title],
		["og:description", head.description],
		["twitter:title", head.title],
		["twitter:description", head.description],
		["og:image:alt", pictureAlt],
		["twitter:image:alt", pictureAlt],
		["og:locale", openGraphLocale(head.locale)],
	]);
}

/** The paths of a head by the `name` or `property` of the `<meta>` that carries each behind the public origin. */
export function metaPaths(head: DocumentHead): ReadonlyMap<string, string> {
	const picture = sharePicturePath(head.locale);
	return new Map([
		...(head.canonicalPath === undefined ? [] : [["og:url", head.canonicalPath] as const]),
		["og:image", picture],
		["twitter:image", picture],
	]);
}

/** What Open Graph calls the languages a page has besides its own. */
export function openGraphAlternates(head: DocumentHead): readonly string[] {
	return locales.filter((locale) => locale !== head.locale).map(openGraphLocale);
}

/** Open Graph spells a locale with an underscore: `fr_FR`. */
function openGraphLocale(locale: Locale): string {
	return intlTagOf[locale].replace("-", "_");
}

/** The other languages of a page as `[hreflang, path]`, `x-default` first. */
export function alternatesOf(head: DocumentHead): readonly (readonly [string, string])[] {
	const { canonicalPath } = head;
	if (canonicalPath === undefined) return [];
	const translations = locales.map((locale) => [locale, pathInLocale(canonicalPath, locale)] as const);
	return [["x-default", pathInLocale(canonicalPath, defaultLocale)], ...translations];
}
