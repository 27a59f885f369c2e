import { restoredCode } from "#contract/restored-code.ts";
import { isUnpreparedCode } from "#contract/unprepared-codes.ts";
import { m } from "#i18n/compiled/messages.js";

/** Of an enhanced status (RFC 3463): no such mailbox or domain, moved, disabled; as the server reads it. */
const noMailbox = /^\d{3} [45]\.(?:1\.(?:[1236]|10)|2\.1)$/;
const full = /^\d{3} [45]\.2\.2$/;
/** The service itself: log-in, sender, signatures, block lists. */
const us = /^(?:530|534|535|538)\b|^5\d\d 5\.(?:1\.[78]|7\.\d+)$/;
const addressForm = /^(?:EENVELOPE|ESMTPUTF8)$/;

/** What a code says, in a few words; mail servers differ, so these are no more than a hint. */
export function codeMeaning(code: string): string {
	if (code === restoredCode) return m.admin_deliverability_means_restored();
	if (isUnpreparedCode(code)) return m.admin_deliverability_means_here();
	if (addressForm.test(code)) return m.admin_deliverability_means_form();
	if (/^E[A-Z]/.test(code)) return m.admin_deliverability_means_unreachable();
	if (noMailbox.test(code)) return m.admin_deliverability_means_no_mailbox();
	if (full.test(code)) return m.admin_deliverability_means_full();
	if (us.test(code)) return m.admin_deliverability_means_us();
	return code.startsWith("4") ? m.admin_deliverability_means_later() : m.admin_deliverability_means_refused();
}
