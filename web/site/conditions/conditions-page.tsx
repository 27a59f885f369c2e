import { Link } from "wouter";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { BookletPage } from "#web/site/booklet-page.tsx";
import { AcceptedKinds, RefusedKinds } from "#web/site/conditions/kinds.tsx";
import { ModerationSteps } from "#web/site/conditions/moderation-steps.tsx";
import { Questions } from "#web/site/conditions/questions.tsx";
import { Rewordings } from "#web/site/conditions/rewordings.tsx";
import { definePageText } from "#web/site/page-text.ts";
import type { SitePage } from "#web/site/site-page.ts";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";
import "./conditions.css";

const pageText = definePageText({
	en: () => import("#web/site/conditions/conditions-text.en.tsx"),
	fr: () => import("#web/site/conditions/conditions-text.fr.tsx"),
	hi: () => import("#web/site/conditions/conditions-text.hi.tsx"),
});

/** What a note may say, and how it is moderated. */
function ConditionsPage({ locale }: { readonly locale: Locale }) {
	const { verdicts, accepted, refused, rewordings, moderation, questions, closing } = pageText.in(locale);
	return (
		<BookletPage title={m.page_conditions_heading()} intro={m.page_conditions_intro()} homeAsButton>
			<AcceptedKinds {...accepted} />
			<RefusedKinds {...refused} />
			<Rewordings {...rewordings} verdicts={verdicts} />
			<ModerationSteps {...moderation} verdicts={verdicts} />
			<Questions {...questions} />
			<footer className="rules-end">
				<FoldedNote />
				<h2>{closing.title}</h2>
				<p>{closing.text}</p>
				<Link href="/" className="button button-solid">
					{m.site_back_home()}
				</Link>
			</footer>
		</BookletPage>
	);
}

export const page: SitePage = {
	title: m.page_conditions_title,
	description: m.page_conditions_description,
	Content: ConditionsPage,
	text: pageText,
};
