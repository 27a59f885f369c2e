import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";

/** The door of the administration. */
function AdministrationPage() {
	return <BookletPage title={m.page_admin_heading()} intro={m.page_admin_intro()} />;
}

export const page: SitePage = {
	title: m.page_admin_title,
	description: m.page_admin_description,
	Content: AdministrationPage,
};
