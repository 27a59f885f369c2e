import type { Analytics } from "./admin-analytics.ts";

/** A part of a whole in per cent, with one decimal; undefined of nothing. */
export function percentage(part: number, whole: number): number | undefined {
	return whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;
}

type SummedFigures = Pick<Analytics, "total_messages" | "emails_sent" | "emails_failed" | "counted_days">;

/** Rates and averages of a period, of the days on which the service ran; no days have none of anything. */
export function summaryFigures({ total_messages, emails_sent, emails_failed, counted_days: days }: SummedFigures) {
	const perDay = (count: number) => (days > 0 ? count / days : 0);
	return {
		/** E-mails taken by the mail server, of all that were settled; undefined when none was. */
		emailSuccessRate: percentage(emails_sent, emails_sent + emails_failed),
		messagesPerDay: perDay(total_messages),
		emailsPerDay: perDay(emails_sent),
	};
}

/** How much a figure has grown since the period before, in per cent; undefined where there was nothing to grow from. */
export function growth(now: number, before: number): number | undefined {
	return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}
