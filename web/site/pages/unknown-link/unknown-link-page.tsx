import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { ShortPage } from "#web/site/frame/short-page.tsx";

/** Shown under a link that is none of ours, or not all of it. */
function UnknownLinkPage() {
	return (
		<ShortPage heading={m.page_unknown_link_heading()} intro={m.page_unknown_link_intro()}>
			<PageLink to="contact" className="button button-quiet">
				{m.unknown_link_contact()}
			</PageLink>
		</ShortPage>
	);
}

export const page: SitePage = {
	title: m.page_unknown_link_title,
	description: m.page_unknown_link_description,
	Content: UnknownLinkPage,
};
