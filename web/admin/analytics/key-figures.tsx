import type { Analytics } from "#contract/admin-analytics.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";

/** The figures one looks at first: the period's, then today's. */
export function KeyFigures({ figures }: { readonly figures: Analytics }) {
	const format = useFormat();
	const cards = [
		{ label: m.admin_analytics_total_messages(), value: figures.total_messages, note: "" },
		{
			label: m.admin_analytics_approved(),
			value: figures.approved_messages,
			note: m.admin_analytics_of_all({ percent: format.percent(figures.approval_rate) }),
		},
		{ label: m.admin_analytics_rejected(), value: figures.rejected_messages, note: "" },
		{
			label: m.admin_analytics_emails_sent(),
			value: figures.emails_sent,
			note: m.admin_analytics_emails_failed({ count: format.number(figures.emails_failed) }),
		},
		{ label: m.admin_analytics_unique_visitors(), value: figures.unique_visitors_today, note: "" },
		{ label: m.admin_analytics_page_views(), value: figures.page_views_today, note: "" },
	];
	return (
		<dl className="key-figures" aria-label={m.admin_analytics_figures()}>
			{cards.map(({ label, value, note }) => (
				<div key={label} className="key-figure">
					<dt>{label}</dt>
					<dd>{format.number(value)}</dd>
					{note !== "" && <dd className="key-note">{note}</dd>}
				</div>
			))}
		</dl>
	);
}
