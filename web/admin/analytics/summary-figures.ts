import type { Analytics } from "#contract/admin-analytics.ts";

/** What a period comes to. */
export interface SummaryFigures {
	/** E-mails taken by the mail server, of all that were settled, in per cent; undefined when none was. */
	readonly emailSuccessRate: number | undefined;
	readonly messagesPerDay: number;
	readonly emailsPerDay: number;
}

/** Rates and averages of a period; a period of no days has none of anything. */
export function summaryFigures(
	figures: Pick<Analytics, "total_messages" | "emails_sent" | "emails_failed">,
	days: number,
): SummaryFigures {
	const settled = figures.emails_sent + figures.emails_failed;
	const perDay = (count: number) => (days > 0 ? count / days : 0);
	return {
		emailSuccessRate: settled === 0 ? undefined : (figures.emails_sent / settled) * 100,
		messagesPerDay: perDay(figures.total_messages),
		emailsPerDay: perDay(figures.emails_sent),
	};
}
