import { factMark, longDayIn } from "#contract/site-facts.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { Disclosure } from "#web/ui/reading/disclosure.tsx";
import { type PrivacyText, privacySections, summaryPoints } from "./privacy-sections.ts";
import { StoredFields } from "./stored-fields.tsx";

/** What is kept and what is not, for how long, and how to have it removed. */
function PrivacyPage({ locale, text }: { readonly locale: Locale; readonly text: PrivacyText }) {
	return (
		<BookletPage title={m.page_privacy_heading()} intro={m.page_privacy_intro()}>
			<div className="last-updated">
				<p className="last-updated-date">
					{text.lastUpdated} <time dateTime={factMark("day")}>{factMark(longDayIn(locale))}</time>
				</p>
				<p>{text.lastUpdatedMeaning}</p>
			</div>
			<Summary summary={text.summary} />
			<div className="privacy-sections">
				{privacySections.map((id) => (
					<Disclosure key={id} id={id} title={text.sections[id].title}>
						<div className="prose">{text.sections[id].body}</div>
						{id === "fields" && <StoredFields labels={text.labels} stored={text.stored} />}
					</Disclosure>
				))}
			</div>
		</BookletPage>
	);
}

function Summary({ summary }: Pick<PrivacyText, "summary">) {
	return (
		<section className="privacy-summary" aria-labelledby="summary">
			<h2 id="summary">{summary.title}</h2>
			<dl>
				{summaryPoints.map((point) => (
					<div key={point}>
						<dt>{summary.points[point].question}</dt>
						<dd>{summary.points[point].answer}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export const page: SitePage<PrivacyText> = {
	title: m.page_privacy_title,
	description: m.page_privacy_description,
	footerLabel: m.footer_privacy,
	Content: PrivacyPage,
};
