import { m } from "#i18n/compiled/messages.js";
import { BookletPage } from "#web/site/booklet-page.tsx";
import type { SitePage } from "#web/site/site-page.ts";

/** What is kept and what is not. */
function PrivacyPage() {
	return <BookletPage title={m.page_privacy_heading()} intro={m.page_privacy_intro()} />;
}

export const page: SitePage = {
	title: m.page_privacy_title,
	description: m.page_privacy_description,
	Content: PrivacyPage,
};
