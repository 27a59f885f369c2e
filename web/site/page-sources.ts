import type { Locale } from "#i18n/locales.ts";
import type { PageName } from "#web/site/routes.ts";
import type { SitePage } from "#web/site/site-page.ts";

const componentOf: Record<PageName, string> = {
	home: "web/site/home/home-page.tsx",
	conditions: "web/site/conditions/conditions-page.tsx",
	cgu: "web/site/cgu/cgu-page.tsx",
	privacy: "web/site/privacy/privacy-page.tsx",
	contact: "web/site/contact/contact-page.tsx",
	faq: "web/site/faq/faq-page.tsx",
	notFound: "web/site/not-found/not-found-page.tsx",
};

/** Where the code of a page in a language lies, for its preload links. The text of `faq-page.tsx` is `faq-text.fr.tsx`. */
export function sourcesOfPage(name: PageName, page: SitePage, locale: Locale): readonly string[] {
	const component = componentOf[name];
	if (page.text === undefined) return [component];
	return [component, component.replace(/-page\.tsx$/, `-text.${locale}.tsx`)];
}
