import type { ReactNode } from "react";
import { currentLocale } from "#i18n/current-locale.ts";
import { pathInLocale } from "#i18n/locales.ts";
import { pathOfPage, type RoutedPage } from "#web/site/routes.ts";

interface PageLinkProps {
	readonly to: RoutedPage;
	/** The place on the page, without its `#`. */
	readonly fragment?: string;
	readonly className?: string;
	readonly "aria-label"?: string;
	readonly children: ReactNode;
}

/** A link to a page of the site, in the language of the page it stands on. */
export function PageLink({ to, fragment, ...link }: PageLinkProps) {
	const path = pathInLocale(pathOfPage[to], currentLocale());
	return <a {...link} href={fragment === undefined ? path : `${path}#${fragment}`} />;
}
