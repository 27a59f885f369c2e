import { m } from "#i18n/compiled/messages.js";

/** What each sign of health is called. Apart from `health-findings.ts`, because the frame shows no more than these. */
export const healthSignNameWords = {
	waiting_notes: m.admin_health_sign_waiting_notes,
	email_queue: m.admin_health_sign_email_queue,
	smtp: m.admin_health_sign_smtp,
	judge: m.admin_health_sign_judge,
	disk: m.admin_health_sign_disk,
	backup: m.admin_health_sign_backup,
	retention: m.admin_health_sign_retention,
	bounces: m.admin_health_sign_bounces,
	webhooks: m.admin_health_sign_webhooks,
};
