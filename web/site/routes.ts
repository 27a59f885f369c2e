/** The public pages by the name of their folder in `pages/`, with their paths without language prefix, in the order of the footer. */
export const pathOfPage = {
	home: "/",
	privacy: "/privacy",
	contact: "/contact",
	faq: "/faq",
	terms: "/cgu",
	conditions: "/conditions",
	legal: "/legal",
	yours: "/yours",
	receipt: "/receipt",
} as const;

/**
 * Pages that the server fills, `{{name}}` for `{{name}}`, and answers with: under the links of e-mails, and after a form.
 * Nothing of the site leads to them, and they are neither counted nor found by search engines.
 */
const filledPages = ["stop", "stopped", "report", "reported", "unknown-link", "trouble"] as const;

export type RoutedPage = keyof typeof pathOfPage;
type FilledPage = (typeof filledPages)[number];
/** `not-found` is shown at every other address. */
export type PageName = RoutedPage | FilledPage | "not-found";

export const routedPages = Object.keys(pathOfPage) as RoutedPage[];
export const everyPageName: readonly PageName[] = [...routedPages, ...filledPages, "not-found"];

export function isRouted(page: PageName): page is RoutedPage {
	return page in pathOfPage;
}
