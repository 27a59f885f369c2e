import { useQuery } from "@tanstack/react-query";
import { useAsk, useErrorWords } from "#web/admin/calls/use-ask.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { templateIds } from "./template-status.ts";
import { templatesWords } from "./templates-words.ts";

/** Where the statistics are kept among what has been read. */
export const emailStatisticsKey = ["email-statistics"] as const;

/** How the e-mails fare, in three figures. */
export function EmailStatistics() {
	const words = useWords(templatesWords);
	const format = useFormat();
	const ask = useAsk();
	const errorWords = useErrorWords();
	const { data, error } = useQuery({
		queryKey: emailStatisticsKey,
		queryFn: ({ signal }) => ask("GET /api/admin/email/statistics", {}, signal),
	});
	const rate = data?.delivery_rate ?? undefined;
	return (
		<section className="panel" aria-labelledby="email-statistics-title">
			<h3 id="email-statistics-title">{words.statistics}</h3>
			{error !== null && (
				<p className="error-line" role="alert">
					{words.statisticsFailed(errorWords(error))}
				</p>
			)}
			<dl className="fact-list fact-row">
				<dt>{words.sentToday}</dt>
				<dd>{data === undefined ? words.none : format.number(data.sent_today)}</dd>
				<dt>{words.deliveryRate}</dt>
				<dd>{rate === undefined ? words.none : format.percent(rate)}</dd>
				<dt>{words.activeTemplates}</dt>
				<dd>
					{data === undefined
						? words.none
						: words.activeOf(format.number(data.active_templates), format.number(templateIds.length))}
				</dd>
			</dl>
		</section>
	);
}
