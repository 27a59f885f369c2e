import { m } from "#i18n/compiled/messages.js";

// Looked up by the signs and reasons of `contract/health.ts`: what has no words here does not compile there.

/** The figures of a finding, in words of the reader's language; which of them a sentence says, it knows. */
export interface HealthValues {
	readonly count: string;
	readonly when: string;
	readonly code: string;
	readonly free: string;
	readonly total: string;
	readonly percent: string;
}

/** What was found of each sign of health. */
export const healthFindings = {
	waiting_notes: {
		none: m.admin_health_waiting_notes_none,
		recent: m.admin_health_waiting_notes_recent,
		old: m.admin_health_waiting_notes_old,
	},
	email_queue: {
		flowing: m.admin_health_email_queue_flowing,
		overdue: m.admin_health_email_queue_overdue,
	},
	smtp: {
		accepts: m.admin_health_smtp_accepts,
		unreachable: m.admin_health_smtp_unreachable,
		refuses: m.admin_health_smtp_refuses,
		untried: m.admin_health_smtp_untried,
		captured: m.admin_health_smtp_captured,
	},
	judge: {
		judges: m.admin_health_judge_judges,
		failing: m.admin_health_judge_failing,
		left_alone: m.admin_health_judge_left_alone,
	},
	disk: {
		enough: m.admin_health_disk_enough,
		low: m.admin_health_disk_low,
		unreadable: m.admin_health_disk_unreadable,
	},
	backup: {
		recent: m.admin_health_backup_recent,
		old: m.admin_health_backup_old,
		missing: m.admin_health_backup_missing,
		not_set: m.admin_health_backup_not_set,
	},
	retention: {
		on_time: m.admin_health_retention_on_time,
		late: m.admin_health_retention_late,
		doubted: m.admin_health_retention_doubted,
		never: m.admin_health_retention_never,
	},
	bounces: {
		few: m.admin_health_bounces_few,
		many_bounces: m.admin_health_bounces_many_bounces,
		many_complaints: m.admin_health_bounces_many_complaints,
		too_few: m.admin_health_bounces_too_few,
	},
	webhooks: {
		on: m.admin_health_webhooks_on,
		given_up: m.admin_health_webhooks_given_up,
	},
};

/** What to do about it, where something can be done. */
export const healthAdvice = {
	waiting_notes: {
		old: m.admin_health_waiting_notes_old_do,
	},
	email_queue: {
		overdue: m.admin_health_email_queue_overdue_do,
	},
	smtp: {
		unreachable: m.admin_health_smtp_unreachable_do,
		refuses: m.admin_health_smtp_refuses_do,
		untried: m.admin_health_smtp_untried_do,
		captured: m.admin_health_smtp_captured_do,
	},
	judge: {
		failing: m.admin_health_judge_failing_do,
		left_alone: m.admin_health_judge_left_alone_do,
	},
	disk: {
		low: m.admin_health_disk_low_do,
		unreadable: m.admin_health_disk_unreadable_do,
	},
	backup: {
		old: m.admin_health_backup_old_do,
		missing: m.admin_health_backup_missing_do,
		not_set: m.admin_health_backup_not_set_do,
	},
	retention: {
		late: m.admin_health_retention_late_do,
		doubted: m.admin_health_retention_doubted_do,
		never: m.admin_health_retention_never_do,
	},
	bounces: {
		many_bounces: m.admin_health_bounces_many_bounces_do,
		many_complaints: m.admin_health_bounces_many_complaints_do,
	},
	webhooks: {
		given_up: m.admin_health_webhooks_given_up_do,
	},
};
