import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";
import { FoldedNote } from "#web/ui/folded-note.tsx";

/** Shown at an address that has no page. */
function NotFoundPage() {
	return (
		<BookletPage title={m.page_not_found_heading()} intro={m.page_not_found_intro()}>
			<FoldedNote postmarked />
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_not_found_title,
	description: m.page_not_found_description,
	Content: NotFoundPage,
};
