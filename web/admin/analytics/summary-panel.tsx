import type { Analytics } from "#contract/admin-analytics.ts";
import { summaryFigures } from "#contract/figures.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { analyticsWords } from "./analytics-words.ts";

interface SummaryPanelProps {
	readonly days: number;
	readonly figures: Analytics;
}

/** What the period comes to. */
export function SummaryPanel({ days, figures }: SummaryPanelProps) {
	const words = useWords(analyticsWords);
	const format = useFormat();
	const { emailSuccessRate, messagesPerDay, emailsPerDay } = summaryFigures(figures, days);
	const rate = emailSuccessRate === undefined ? words.none : format.percent(emailSuccessRate);
	return (
		<section className="panel" aria-labelledby="summary-title">
			<h3 id="summary-title">{words.summary}</h3>
			<dl className="fact-list fact-row">
				<dt>{words.emailSuccessRate}</dt>
				<dd>{rate}</dd>
				<dt>{words.messagesPerDay}</dt>
				<dd>{format.number(messagesPerDay)}</dd>
				<dt>{words.emailsPerDay}</dt>
				<dd>{format.number(emailsPerDay)}</dd>
			</dl>
		</section>
	);
}
