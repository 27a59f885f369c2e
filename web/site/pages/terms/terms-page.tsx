import { longDate } from "#contract/long-date.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { ContentsList } from "#web/ui/reading/contents-list.tsx";
import { TermsSections } from "./terms-sections.tsx";
import { sectionIds, type TermsText, wordedOn } from "./terms-text.ts";

/** The terms of use. */
function TermsPage({ locale, text }: { readonly locale: Locale; readonly text: TermsText }) {
	const [beforeDay, afterDay] = text.worded.split("{day}");
	return (
		<BookletPage title={m.page_terms_heading()} intro={m.page_terms_intro()} homeAsButton>
			<div className="terms-updated">
				<p>
					<time dateTime="2025-09">{text.updated}</time>
				</p>
				<p>
					{beforeDay}
					<time dateTime={wordedOn}>{longDate(wordedOn, locale)}</time>
					{afterDay}
				</p>
			</div>
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
