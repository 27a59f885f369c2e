import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";

/** How to reach the people behind the service. */
function ContactPage() {
	return <BookletPage title={m.page_contact_heading()} intro={m.page_contact_intro()} />;
}

export const page: SitePage = {
	title: m.page_contact_title,
	description: m.page_contact_description,
	Content: ContactPage,
};
