import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";

/** The terms of use. */
function CguPage() {
	return <BookletPage title={m.page_cgu_heading()} intro={m.page_cgu_intro()} homeAsButton />;
}

export const page: SitePage = {
	title: m.page_cgu_title,
	description: m.page_cgu_description,
	Content: CguPage,
};
