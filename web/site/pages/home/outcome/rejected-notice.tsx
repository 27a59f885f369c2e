import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { PageLink } from "#web/site/frame/page-link.tsx";
import type { Place } from "#web/site/pages/home/place/place.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { ExcerptList } from "./excerpt-list.tsx";
import { HelpNotice } from "./help-notice.tsx";
import type { Outcome } from "./outcome.ts";

const tips = [
	m.outcome_rejected_tip_respect,
	m.outcome_rejected_tip_meeting,
	m.outcome_rejected_tip_romantic,
	m.outcome_rejected_tip_kind,
] as const;

interface RejectedNoticeProps {
	readonly outcome: Extract<Outcome, { kind: "rejected" }>;
	/** Back to the note, with the place selected if there is one. */
	readonly onEdit: (place: Place | undefined) => void;
}

/** Why a note was refused, where in the text, and how to put it right. The note itself stays in the form below. */
export function RejectedNotice({ outcome, onEdit }: RejectedNoticeProps) {
	const { reason, category, excerpts, help } = outcome;
	const edit = <Button onClick={() => onEdit(excerpts[0]?.place)}>{m.outcome_rejected_edit()}</Button>;
	if (help) return <HelpNotice reason={reason} actions={edit} />;
	return (
		<Notice
			id="outcome-rejected"
			tone="danger"
			kicker={category && categoryNames[category]()}
			title={m.outcome_rejected_title()}
			actions={
				<>
					{edit}
					<PageLink to="terms" className="text-link">
						{m.outcome_rejected_terms_link()}
					</PageLink>
				</>
			}
		>
			<p>{reason}</p>
			<ExcerptList excerpts={excerpts} onShow={onEdit} />
			<p>{m.outcome_rejected_advice()}</p>
			<h3>{m.outcome_rejected_tips_title()}</h3>
			<ul className="tips">
				{tips.map((tip) => (
					<li key={tip({}, { locale: "en" })}>{tip()}</li>
				))}
			</ul>
			<p className="notice-aside">
				{m.outcome_rejected_mistake()} <PageLink to="contact">{m.outcome_rejected_contest_link()}</PageLink>
			</p>
		</Notice>
	);
}
