import { m } from "#i18n/compiled/messages.js";
import type { RoutedPage } from "#web/site/routes.ts";
import { Flourish } from "#web/ui/paper/flourish.tsx";
import { PageLink } from "./page-link.tsx";

/** A page that the footer leads to, and what it calls it. */
export interface FooterLink {
	readonly page: RoutedPage;
	readonly label: string;
}

/** Links to the pages that every page leads to, in the page's language. */
export function SiteFooter({ links }: { readonly links: readonly FooterLink[] }) {
	return (
		<footer className="site-footer">
			<Flourish />
			<nav aria-label={m.footer_label()}>
				<ul>
					{links.map(({ page, label }) => (
						<li key={page}>
							<PageLink to={page}>{label}</PageLink>
						</li>
					))}
				</ul>
			</nav>
			<p>{m.footer_age()}</p>
		</footer>
	);
}
