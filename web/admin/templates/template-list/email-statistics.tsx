import { useQuery } from "@tanstack/react-query";
import { switchedEmails } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { serviceFacts } from "#web/admin/service/service-facts.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Where the statistics are kept among what has been read. */
export const emailStatisticsKey = ["email-statistics"] as const;

/** How the e-mails fare, in figures. */
export function EmailStatistics() {
	const format = useFormat();
	const ask = useAsk();
	const { data, error } = useQuery({
		queryKey: emailStatisticsKey,
		queryFn: ({ signal }) => ask("GET /api/admin/email/statistics", {}, signal),
	});
	const rate = data?.delivery_rate ?? undefined;
	return (
		<section className="panel" aria-labelledby="email-statistics-title">
			<h3 id="email-statistics-title">{m.admin_templates_statistics()}</h3>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_templates_statistics_failed({ reason: errorWords(error) })}
				</p>
			)}
			<dl className="fact-list fact-row">
				<dt>{m.admin_templates_sent_today()}</dt>
				<dd>{data === undefined ? m.admin_templates_none() : format.number(data.sent_today)}</dd>
				{data !== undefined && (data.captured_today > 0 || !serviceFacts().sendsEmails) && (
					<>
						<dt>{m.admin_templates_captured_today()}</dt>
						<dd>{format.number(data.captured_today)}</dd>
					</>
				)}
				<dt>{m.admin_templates_delivery_rate()}</dt>
				<dd>{rate === undefined ? m.admin_templates_none() : format.percent(rate)}</dd>
				<dt>{m.admin_templates_bounced()}</dt>
				<dd>{data === undefined ? m.admin_templates_none() : format.number(data.bounced)}</dd>
				<dt>{m.admin_templates_complained()}</dt>
				<dd>{data === undefined ? m.admin_templates_none() : format.number(data.complained)}</dd>
				<dt>{m.admin_templates_active_templates()}</dt>
				<dd>
					{data === undefined
						? m.admin_templates_none()
						: m.admin_templates_active_of({
								active: format.number(data.active_templates),
								all: format.number(switchedEmails.length),
							})}
				</dd>
			</dl>
			{data !== undefined && (
				<p>
					{m.admin_templates_suppressed({
						optedOut: format.number(data.suppressed.opted_out),
						complained: format.number(data.suppressed.complained),
						unreachable: format.number(data.suppressed.unreachable),
					})}
				</p>
			)}
		</section>
	);
}
