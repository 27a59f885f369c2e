import type { ModerationAction } from "#contract/admin-decisions.ts";
import type { BulkJob } from "#contract/admin-jobs.ts";
import { m } from "#i18n/compiled/messages.js";

type Format = (count: number) => string;

/** What a job does, in each of its moments. */
export const jobWords: Readonly<
	Record<
		ModerationAction,
		{
			readonly all: () => string;
			readonly title: (inputs: { count: string }) => string;
			readonly button: () => string;
			readonly waiting: (inputs: { count: string }) => string;
			readonly running: (inputs: { done: string; total: string }) => string;
			readonly done: (inputs: { count: string }) => string;
		}
	>
> = {
	approve: {
		all: m.admin_bulk_all_approve,
		title: m.admin_bulk_title_approve,
		button: m.admin_messages_approve,
		waiting: m.admin_bulk_waiting_approve,
		running: m.admin_bulk_running_approve,
		done: m.admin_messages_approved_many,
	},
	reject: {
		all: m.admin_bulk_all_reject,
		title: m.admin_bulk_title_reject,
		button: m.admin_messages_reject,
		waiting: m.admin_bulk_waiting_reject,
		running: m.admin_bulk_running_reject,
		done: m.admin_messages_rejected_many,
	},
};

/** How a job gets on. */
export function progressWords({ action, state, total, done, skipped }: BulkJob, format: Format): string {
	const words = jobWords[action];
	if (state === "waiting") return words.waiting({ count: format(total) });
	return words.running({ done: format(done + skipped), total: format(total) });
}

/** How a job ended. */
export function endWords({ action, state, total, done, skipped, ...job }: BulkJob, format: Format): string {
	if (state === "stopped" && done === 0) return m.admin_bulk_undone();
	if (state === "stopped") return m.admin_bulk_stopped({ done: format(done), total: format(total) });
	const sentences = [jobWords[action].done({ count: format(done) })];
	const twice = job.sent_by_another_note;
	if (skipped > twice) sentences.push(m.admin_bulk_skipped({ count: format(skipped - twice) }));
	if (twice > 0) sentences.push(m.admin_bulk_sent_by_another_note({ count: format(twice) }));
	return sentences.join(" ");
}
