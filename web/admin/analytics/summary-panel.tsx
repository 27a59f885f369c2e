import type { Analytics } from "#contract/admin-analytics.ts";
import { summaryFigures } from "#contract/figures.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";

/** What the period comes to. */
export function SummaryPanel({ figures }: { readonly figures: Analytics }) {
	const format = useFormat();
	const { emailSuccessRate, messagesPerDay, emailsPerDay } = summaryFigures(figures);
	const rate = emailSuccessRate === undefined ? m.admin_analytics_none() : format.percent(emailSuccessRate);
	return (
		<section className="panel" aria-labelledby="summary-title">
			<h3 id="summary-title">{m.admin_analytics_summary()}</h3>
			<p className="panel-note">{m.admin_analytics_summary_note({ days: figures.counted_days })}</p>
			<dl className="fact-list fact-row">
				<dt>{m.admin_analytics_email_success_rate()}</dt>
				<dd>{rate}</dd>
				<dt>{m.admin_analytics_messages_per_day()}</dt>
				<dd>{format.number(messagesPerDay)}</dd>
				<dt>{m.admin_analytics_emails_per_day()}</dt>
				<dd>{format.number(emailsPerDay)}</dd>
			</dl>
		</section>
	);
}
