import { m } from "#i18n/compiled/messages.js";
import type { SitePage } from "#web/site/document/site-page.ts";
import { BookletPage } from "#web/site/frame/booklet-page.tsx";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { FoldedNote } from "#web/ui/paper/folded-note.tsx";
import type { ConditionsText } from "./conditions-text.ts";
import { AcceptedKinds, RefusedKinds } from "./kinds.tsx";
import { ModerationSteps } from "./moderation-steps.tsx";
import { Questions } from "./questions.tsx";
import { Rewordings } from "./rewordings.tsx";

/** What a note may say, and how it is moderated. */
function ConditionsPage({ text }: { readonly text: ConditionsText }) {
	const { verdicts, accepted, refused, rewordings, moderation, questions, closing } = text;
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
				<PageLink to="home" className="button button-solid">
					{m.site_back_home()}
				</PageLink>
			</footer>
		</BookletPage>
	);
}

export const page: SitePage<ConditionsText> = {
	title: m.page_conditions_title,
	description: m.page_conditions_description,
	footerLabel: m.footer_conditions,
	Content: ConditionsPage,
};
