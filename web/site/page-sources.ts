import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import type { PageName } from "./routes.ts";

const componentOf: Record<PageName, string> = {
	home: "web/site/pages/home/home-page.tsx",
	conditions: "web/site/pages/conditions/conditions-page.tsx",
	terms: "web/site/pages/terms/terms-page.tsx",
	privacy: "web/site/pages/privacy/privacy-page.tsx",
	contact: "web/site/pages/contact/contact-page.tsx",
	faq: "web/site/pages/faq/faq-page.tsx",
	notFound: "web/site/pages/not-found/not-found-page.tsx",
};

/** Where the code of a page in a language lies, for its preload links. The text of `faq-page.tsx` is `faq-text.fr.tsx`. */
export function sourcesOfPage(name: PageName, page: SitePage, locale: Locale): readonly string[] {
	const component = componentOf[name];
	if (page.text === undefined) return [component];
	return [component, component.replace(/-page\.tsx$/, `-text.${locale}.tsx`)];
}
