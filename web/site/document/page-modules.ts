/// <reference types="vite/types/importMeta.d.ts" />
import { type Locale, locales } from "#i18n/locales.ts";
import type { PageName } from "#web/site/routes.ts";
import type { SitePage } from "./site-page.ts";

const pageModules = import.meta.glob<{ page: SitePage<never> }>("../pages/*/*-page.tsx", { eager: true });
const textModules = import.meta.glob<{ text: unknown }>(["../pages/*/*-text.*.tsx", "!**/*.test.tsx"], { eager: true });

/** @throws when the folder of a page in `routes.ts` holds none. */
export function pageNamed(name: PageName): SitePage<never> {
	const module = pageModules[`../pages/${name}/${name}-page.tsx`];
	if (module === undefined)
		throw new Error(`The page "${name}" is missing: write web/site/pages/${name}/${name}-page.tsx`);
	return module.page;
}

/**
 * The long text of a page in a language; undefined when the page has none in any.
 * @throws when it has one in other languages only.
 */
export function textOfPage(name: PageName, locale: Locale): unknown {
	const moduleIn = (each: Locale) => textModules[`../pages/${name}/${name}-text.${each}.tsx`];
	const written = locales.find((each) => moduleIn(each) !== undefined);
	if (written === undefined) return undefined;
	const module = moduleIn(locale);
	if (module === undefined) {
		const file = `web/site/pages/${name}/${name}-text`;
		throw new Error(
			`The text of the page "${name}" is missing in "${locale}": write ${file}.${locale}.tsx after ${file}.${written}.tsx`,
		);
	}
	return module.text;
}
