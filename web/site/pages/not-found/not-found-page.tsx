import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";

const ways = [
	["home", m.not_found_home, m.not_found_home_text],
	["faq", m.not_found_faq, m.not_found_faq_text],
	["contact", m.not_found_contact, m.not_found_contact_text],
] as const;

/** Shown at an address that has no page: what happened, and where to go from here. */
function NotFoundPage() {
	return (
		<BookletPage title={m.page_not_found_heading()} intro={m.page_not_found_intro()}>
			<FoldedNote postmarked />
			<nav className="ways" aria-labelledby="ways">
				<h2 id="ways">{m.not_found_ways()}</h2>
				<ul>
					{ways.map(([page, label, text]) => (
						<li key={page}>
							<PageLink to={page}>{label()}</PageLink>
							<p>{text()}</p>
						</li>
					))}
				</ul>
			</nav>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_not_found_title,
	description: m.page_not_found_description,
	Content: NotFoundPage,
};
