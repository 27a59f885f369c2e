import { Link } from "wouter";
import type { RefusalCategory } from "#contract/moderation.ts";
import { m } from "#i18n/compiled/messages.js";
import { categoryNames } from "#web/site/category-names.ts";
import type { Excerpt } from "#web/site/home/excerpts.ts";
import type { Outcome } from "#web/site/home/outcome.ts";
import { pathOfPage } from "#web/site/routes.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

const reasons: Record<RefusalCategory, () => string> = {
	meeting: m.reason_meeting,
	personal_info: m.reason_personal_info,
	sexual: m.reason_sexual,
	harassment: m.reason_harassment,
	discrimination: m.reason_discrimination,
	spam: m.reason_spam,
	obsessive: m.reason_obsessive,
	unreadable: m.reason_unreadable,
};

const tips = [
	m.outcome_rejected_tip_respect,
	m.outcome_rejected_tip_meeting,
	m.outcome_rejected_tip_romantic,
	m.outcome_rejected_tip_kind,
] as const;

interface RejectedNoticeProps {
	readonly outcome: Extract<Outcome, { kind: "rejected" }>;
	/** The server's reason in the page's language, if it has one. */
	readonly reason: string | undefined;
	readonly onEdit: () => void;
}

/** Why a note was refused, where in the text, and how to put it right. The note itself stays in the form below. */
export function RejectedNotice({ outcome, reason, onEdit }: RejectedNoticeProps) {
	const { category } = outcome;
	return (
		<Notice
			id="outcome-rejected"
			tone="danger"
			kicker={category && categoryNames[category]()}
			title={m.outcome_rejected_title()}
			actions={
				<>
					<Button onClick={onEdit}>{m.outcome_rejected_edit()}</Button>
					<Link href={pathOfPage.cgu} className="text-link">
						{m.outcome_rejected_terms_link()}
					</Link>
				</>
			}
		>
			<p>{reason ?? (category && reasons[category]())}</p>
			<Excerpts excerpts={outcome.excerpts} />
			<p>{m.outcome_rejected_advice()}</p>
			<h3>{m.outcome_rejected_tips_title()}</h3>
			<ul className="tips">
				{tips.map((tip) => (
					<li key={tip({}, { locale: "en" })}>{tip()}</li>
				))}
			</ul>
			<p className="notice-aside">
				{m.outcome_rejected_mistake()} <Link href={pathOfPage.contact}>{m.outcome_rejected_contest_link()}</Link>
			</p>
		</Notice>
	);
}

function Excerpts({ excerpts }: { readonly excerpts: readonly Excerpt[] }) {
	if (excerpts.length === 0) return null;
	return (
		<figure className="excerpts">
			<figcaption>{m.outcome_rejected_place()}</figcaption>
			{excerpts.map((excerpt) => (
				<blockquote key={excerpt.map(({ text }) => text).join("")} dir="auto">
					{excerpt.map(({ text, marked }, index) => {
						const Piece = marked ? "mark" : "span";
						// biome-ignore lint/suspicious/noArrayIndexKey: a quotation never changes, and its words may repeat
						return <Piece key={index}>{text}</Piece>;
					})}
				</blockquote>
			))}
		</figure>
	);
}
