import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { Disclosure } from "#web/ui/reading/disclosure.tsx";
import { type FaqText, questionIds } from "./faq-text.ts";

/** Questions and answers: each opens by itself, and by an address that names it. */
function FaqPage({ text: { questions, furtherHelp } }: { readonly text: FaqText }) {
	return (
		<BookletPage title={m.page_faq_heading()} intro={m.page_faq_intro()}>
			<div className="questions">
				{questionIds.map((id) => (
					<Disclosure key={id} id={id} title={questions[id].question}>
						<div className="prose">{questions[id].answer}</div>
					</Disclosure>
				))}
			</div>
			<section className="further-help" aria-labelledby="further-help">
				<h2 id="further-help">{furtherHelp.title}</h2>
				<p>{furtherHelp.text}</p>
				<PageLink to="contact" className="button button-quiet">
					{furtherHelp.link}
				</PageLink>
			</section>
		</BookletPage>
	);
}

export const page: SitePage<FaqText> = {
	title: m.page_faq_title,
	description: m.page_faq_description,
	footerLabel: m.footer_faq,
	Content: FaqPage,
};
