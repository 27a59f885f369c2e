import type { Analytics } from "#contract/admin-analytics.ts";
import { growth } from "#contract/figures.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Format } from "#web/admin/language/format.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";

/** The figures one looks at first: the period's, with what has changed since the one before, then today's. */
export function KeyFigures({ figures }: { readonly figures: Analytics }) {
	const format = useFormat();
	return (
		<dl className="key-figures" aria-label={m.admin_analytics_figures()}>
			{cardsOf(figures, format).map(({ label, value, notes }) => (
				<div key={label} className="key-figure">
					<dt>{label}</dt>
					<dd>{format.number(value)}</dd>
					{notes
						.filter((note) => note !== "")
						.map((note) => (
							<dd key={note} className="key-note">
								{note}
							</dd>
						))}
				</div>
			))}
		</dl>
	);
}

interface Card {
	readonly label: string;
	readonly value: number;
	readonly notes: readonly string[];
}

function cardsOf(figures: Analytics, format: Format): readonly Card[] {
	const change = (name: keyof NonNullable<Analytics["previous"]>) => {
		const percent = figures.previous === null ? undefined : growth(figures[name], figures.previous[name]);
		return percent === undefined ? "" : m.admin_analytics_change({ change: format.change(percent) });
	};
	const share = m.admin_analytics_of_all({ percent: format.percent(figures.approval_rate) });
	return [
		{
			label: m.admin_analytics_total_messages(),
			value: figures.total_messages,
			notes: [change("total_messages")],
		},
		{
			label: m.admin_analytics_approved(),
			value: figures.approved_messages,
			notes: [share, change("approved_messages")],
		},
		{ label: m.admin_analytics_rejected(), value: figures.rejected_messages, notes: [change("rejected_messages")] },
		{
			label: m.admin_analytics_emails_sent(),
			value: figures.emails_sent,
			notes: [...emailNotes(figures, format), change("emails_sent")],
		},
		{ label: m.admin_analytics_unique_visitors(), value: figures.unique_visitors_today, notes: [] },
		{ label: m.admin_analytics_page_views(), value: figures.page_views_today, notes: [] },
	];
}

/** What was not sent, and the e-mails that are no notes. */
function emailNotes({ emails_failed, emails_captured, other_emails }: Analytics, format: Format): readonly string[] {
	const { sent, captured } = other_emails;
	return [
		m.admin_analytics_emails_failed({ count: format.number(emails_failed) }),
		emails_captured > 0 ? m.admin_analytics_emails_captured({ count: format.number(emails_captured) }) : "",
		sent > 0 ? m.admin_analytics_emails_other({ count: format.number(sent) }) : "",
		captured > 0 ? m.admin_analytics_emails_other_captured({ count: format.number(captured) }) : "",
	];
}
