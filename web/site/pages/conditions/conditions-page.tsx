import { Link } from "wouter";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { definePageText } from "#web/site/page-text.ts";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";
import { AcceptedKinds, RefusedKinds } from "./kinds.tsx";
import { ModerationSteps } from "./moderation-steps.tsx";
import { Questions } from "./questions.tsx";
import { Rewordings } from "./rewordings.tsx";
import "./conditions.css";

const pageText = definePageText({
	en: () => import("./conditions-text.en.tsx"),
	fr: () => import("./conditions-text.fr.tsx"),
	hi: () => import("./conditions-text.hi.tsx"),
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
