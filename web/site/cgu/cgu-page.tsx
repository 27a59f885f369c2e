import "./cgu.css";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { BookletPage } from "#web/site/booklet-page.tsx";
import { definePageText } from "#web/site/page-text.ts";
import type { SitePage } from "#web/site/site-page.ts";
import { ContentsList } from "#web/ui/reading/contents-list.tsx";
import { TermsSections } from "./terms-sections.tsx";
import { sectionIds, type TermsText } from "./terms-text.ts";

const pageText = definePageText<TermsText>({
	en: () => import("./cgu-text.en.tsx"),
	fr: () => import("./cgu-text.fr.tsx"),
	hi: () => import("./cgu-text.hi.tsx"),
});

/** The terms of use. */
function CguPage({ locale }: { readonly locale: Locale }) {
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
	Content: CguPage,
	text: pageText,
};
