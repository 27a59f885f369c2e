/** The public pages by the name of their folder in `pages/`, with their paths without language prefix, in the order of the footer. */
export const pathOfPage = {
	home: "/",
	privacy: "/privacy",
	contact: "/contact",
	faq: "/faq",
	terms: "/cgu",
	conditions: "/conditions",
	legal: "/legal",
} as const;

export type RoutedPage = keyof typeof pathOfPage;
/** `not-found` is shown at every other address. */
export type PageName = RoutedPage | "not-found";

export const routedPages = Object.keys(pathOfPage) as RoutedPage[];
export const everyPageName: readonly PageName[] = [...routedPages, "not-found"];
