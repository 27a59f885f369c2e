import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { ShortPage } from "#web/site/frame/short-page.tsx";

/** Shown to whoever has stopped the notes to their address. */
function StoppedPage() {
	return (
		<ShortPage heading={m.page_stopped_heading()} intro={m.page_stopped_intro()}>
			<PageLink to="yours" className="button button-quiet">
				{m.stopped_return()}
			</PageLink>
		</ShortPage>
	);
}

export const page: SitePage = {
	title: m.page_stopped_title,
	description: m.page_stopped_description,
	Content: StoppedPage,
};
