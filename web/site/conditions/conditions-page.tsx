import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";

/** What a note may say, and how it is moderated. */
function ConditionsPage() {
	return <BookletPage title={m.page_conditions_heading()} intro={m.page_conditions_intro()} homeAsButton />;
}

export const page: SitePage = {
	title: m.page_conditions_title,
	description: m.page_conditions_description,
	Content: ConditionsPage,
};
