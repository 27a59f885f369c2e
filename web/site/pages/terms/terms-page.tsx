import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { ContentsList } from "#web/ui/reading/contents-list.tsx";
import { TermsSections } from "./terms-sections.tsx";
import { sectionIds, type TermsText } from "./terms-text.ts";

/** The terms of use. */
function TermsPage({ text }: { readonly text: TermsText }) {
	return (
		<BookletPage title={m.page_terms_heading()} intro={m.page_terms_intro()} homeAsButton>
			<p className="terms-updated">
				<time dateTime="2025-09">{text.updated}</time>
			</p>
			<ContentsList label={text.contentsLabel} entries={sectionIds.map((id) => ({ id, title: text.titles[id] }))} />
			<div className="terms-sections">
				<TermsSections text={text} />
			</div>
		</BookletPage>
	);
}

export const page: SitePage<TermsText> = {
	title: m.page_terms_title,
	description: m.page_terms_description,
	footerLabel: m.footer_terms,
	Content: TermsPage,
};
