import { Link } from "wouter";
import { m } from "#i18n/compiled/messages.js";
import { pathOfPage } from "#web/site/routes.ts";
import { Flourish } from "#web/ui/paper/flourish.tsx";

const links = [
	["privacy", m.footer_privacy],
	["contact", m.footer_contact],
	["faq", m.footer_faq],
	["terms", m.footer_cgu],
	["conditions", m.footer_conditions],
] as const;

/** Links to the static pages, in the page's language. */
export function SiteFooter() {
	return (
		<footer className="site-footer">
			<Flourish />
			<nav aria-label={m.footer_label()}>
				<ul>
					{links.map(([page, label]) => (
						<li key={page}>
							<Link href={pathOfPage[page]}>{label()}</Link>
						</li>
					))}
				</ul>
			</nav>
			<p>{m.footer_age()}</p>
		</footer>
	);
}
