/** The public pages and their paths without language prefix. */
export const pathOfPage = {
	home: "/",
	conditions: "/conditions",
	terms: "/cgu",
	privacy: "/privacy",
	contact: "/contact",
	faq: "/faq",
} as const;

export type RoutedPage = keyof typeof pathOfPage;
export type PageName = RoutedPage | "notFound";

export const routedPages = Object.keys(pathOfPage) as RoutedPage[];

/** The page at a path without language prefix; a trailing slash does not matter. */
export function pageAt(path: string): PageName {
	const tidy = path.replace(/(?<=.)\/+$/, "");
	return routedPages.find((page) => pathOfPage[page] === tidy) ?? "notFound";
}
