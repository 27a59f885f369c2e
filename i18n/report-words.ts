import { m } from "#i18n/compiled/messages.js";

/** Why a reader reports a note, as they choose it and as administrators read it. */
export const reportReasonNames = {
	unwanted: m.report_reason_unwanted,
	threatening: m.report_reason_threatening,
	sexual: m.report_reason_sexual,
	spam: m.report_reason_spam,
	other: m.report_reason_other,
} as const;
