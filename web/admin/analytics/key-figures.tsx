import type { Analytics } from "#contract/admin-analytics.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";

/** The figures one looks at first: the period's, then today's. */
export function KeyFigures({ figures }: { readonly figures: Analytics }) {
	const words = useWords(analyticsWords);
	const format = useFormat();
	const cards = [
		{ label: words.totalMessages, value: figures.total_messages, note: "" },
		{
			label: words.approved,
			value: figures.approved_messages,
			note: words.ofAll(format.percent(figures.approval_rate)),
		},
		{ label: words.rejected, value: figures.rejected_messages, note: "" },
		{
			label: words.emailsSent,
			value: figures.emails_sent,
			note: words.emailsFailed(format.number(figures.emails_failed)),
		},
		{ label: words.uniqueVisitors, value: figures.unique_visitors_today, note: "" },
		{ label: words.pageViews, value: figures.page_views_today, note: "" },
	];
	return (
		<dl className="key-figures" aria-label={words.figures}>
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
