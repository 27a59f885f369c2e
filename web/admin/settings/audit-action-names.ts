import type { AuditAction } from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";

/** What administrators do, as the log tells it. */
export const auditActionNames: Readonly<Record<AuditAction, () => string>> = {
	signed_in: m.admin_audit_signed_in,
	signed_out: m.admin_audit_signed_out,
	password_changed: m.admin_audit_password_changed,
	message_approved: m.admin_audit_message_approved,
	message_rejected: m.admin_audit_message_rejected,
	message_decision_undone: m.admin_audit_message_decision_undone,
	message_deleted: m.admin_audit_message_deleted,
	report_dismissed: m.admin_audit_report_dismissed,
	report_upheld: m.admin_audit_report_upheld,
	example_confirmed: m.admin_audit_example_confirmed,
	example_removed: m.admin_audit_example_removed,
	template_switched_on: m.admin_audit_template_switched_on,
	template_switched_off: m.admin_audit_template_switched_off,
	test_email_sent: m.admin_audit_test_email_sent,
	delivery_retried: m.admin_audit_delivery_retried,
	captured_emails_opened: m.admin_audit_captured_emails_opened,
	administrator_added: m.admin_audit_administrator_added,
	administrator_removed: m.admin_audit_administrator_removed,
};
