import "./terms.css";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { definePageText } from "#web/site/page-text.ts";
import { ContentsList } from "#web/ui/reading/contents-list.tsx";
import { TermsSections } from "./terms-sections.tsx";
import { sectionIds, type TermsText } from "./terms-text.ts";

const pageText = definePageText<TermsText>({
	en: () => import("./terms-text.en.tsx"),
	fr: () => import("./terms-text.fr.tsx"),
	hi: () => import("./terms-text.hi.tsx"),
});

/** The terms of use. */
function TermsPage({ locale }: { readonly locale: Locale }) {
	const text = pageText.in(locale);
	return (
		<BookletPage title={m.page_cgu_heading()} intro={m.page_cgu_intro()} homeAsButton>
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

export const page: SitePage = {
	title: m.page_cgu_title,
	description: m.page_cgu_description,
	Content: TermsPage,
	text: pageText,
};
