import "./faq.css";
import { Link } from "wouter";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { pathOfPage } from "#web/site/routes.ts";
import { useOpenTarget } from "#web/site/use-open-target.ts";
import { Disclosure } from "#web/ui/reading/disclosure.tsx";
import { faqText, questionIds } from "./faq-text.ts";

/** Questions and answers: each opens by itself, and by an address that names it. */
function FaqPage({ locale }: { readonly locale: Locale }) {
	useOpenTarget();
	const { questions, furtherHelp } = faqText.in(locale);
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
				<Link href={pathOfPage.contact} className="button button-quiet">
					{furtherHelp.link}
				</Link>
			</section>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_faq_title,
	description: m.page_faq_description,
	Content: FaqPage,
	text: faqText,
};
