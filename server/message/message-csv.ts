import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import { reportReasonNames } from "#i18n/report-words.ts";
import type { CsvColumn } from "#server/http/stream-csv.ts";

/** What a file tells of each message. */
export function messageColumns(locale: Locale): readonly CsvColumn<ReviewedMessage>[] {
	const options = { locale };
	const statuses = {
		pending: m.admin_messages_pending({}, options),
		approved: m.admin_messages_approved({}, options),
		rejected: m.admin_messages_rejected({}, options),
	};
	const emails = {
		none: null,
		queued: m.admin_messages_email_queued({}, options),
		sent: m.admin_messages_email_sent({}, options),
		captured: m.admin_messages_email_captured({}, options),
		failed: m.admin_messages_email_failed({}, options),
	};
	const nameOf = (category: keyof typeof categoryNames | null) =>
		category === null ? null : categoryNames[category]({}, options);
	return [
		[m.admin_export_id({}, options), ({ id }) => id],
		[m.admin_export_created_at({}, options), ({ created_at }) => created_at],
		[m.admin_messages_status({}, options), ({ moderation_status: status }) => statuses[status]],
		[m.admin_messages_recipient({}, options), ({ recipient_email }) => recipient_email],
		[m.admin_export_text({}, options), ({ message_content }) => message_content],
		[m.admin_messages_language({}, options), ({ language }) => language],
		[m.admin_messages_category({}, options), (each) => nameOf(each.decided_category ?? each.category)],
		[m.admin_messages_notes({}, options), ({ moderation_notes }) => moderation_notes],
		[m.admin_export_decided_at({}, options), ({ decided_at }) => decided_at],
		[m.admin_export_decided_by({}, options), ({ decided_by }) => decided_by],
		[
			m.admin_messages_reported({}, options),
			({ report }) => (report === null ? null : reportReasonNames[report.reason]({}, options)),
		],
		[m.admin_export_email({}, options), ({ email }) => emails[email]],
	];
}
