import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Island } from "#web/site/island/island.tsx";
import { YoursPanel } from "./yours-panel.tsx";

/** What is kept for an address, for whoever has shown that it is theirs. */
function YoursPage() {
	return (
		<BookletPage title={m.page_yours_heading()} intro={m.page_yours_intro()}>
			<noscript>
				<p className="noscript">{m.yours_noscript()}</p>
				<PageLink to="privacy" className="text-link">
					{m.footer_privacy()}
				</PageLink>
			</noscript>
			<Island page="yours">
				<YoursPanel />
			</Island>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_yours_title,
	description: m.page_yours_description,
	footerLabel: m.footer_yours,
	Content: YoursPage,
};
