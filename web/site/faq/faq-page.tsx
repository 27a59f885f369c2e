import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";

/** Questions and answers. */
function FaqPage() {
	return <BookletPage title={m.page_faq_heading()} intro={m.page_faq_intro()} />;
}

export const page: SitePage = {
	title: m.page_faq_title,
	description: m.page_faq_description,
	Content: FaqPage,
};
