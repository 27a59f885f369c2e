import type { Analytics } from "./admin-analytics.ts";

/** A part of a whole in per cent, with one decimal; undefined of nothing. */
export function percentage(part: number, whole: number): number | undefined {
	return whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;
}

/** Rates and averages of a period of `days`; a period of no days has none of anything. */
export function summaryFigures(
	{ total_messages, emails_sent, emails_failed }: Pick<Analytics, "total_messages" | "emails_sent" | "emails_failed">,
	days: number,
) {
	const perDay = (count: number) => (days > 0 ? count / days : 0);
	return {
		/** E-mails taken by the mail server, of all that were settled; undefined when none was. */
		emailSuccessRate: percentage(emails_sent, emails_sent + emails_failed),
		messagesPerDay: perDay(total_messages),
		emailsPerDay: perDay(emails_sent),
	};
}
