import type { Suppression } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import type { Locale } from "#i18n/locales.ts";
import type { CsvColumn } from "#server/http/stream-csv.ts";

/** What a file tells of each mailbox that is sent no notes. */
export function suppressionColumns(locale: Locale): readonly CsvColumn<Suppression>[] {
	const options = { locale };
	const reasons = {
		opted_out: m.admin_deliverability_reason_opted_out({}, options),
		complained: m.admin_deliverability_reason_complained({}, options),
		by_hand: m.admin_deliverability_reason_by_hand({}, options),
		unreachable: m.admin_deliverability_reason_unreachable({}, options),
	};
	return [
		[m.admin_deliverability_mailbox({}, options), ({ mailbox }) => mailbox],
		[m.admin_deliverability_why({}, options), ({ reason }) => reasons[reason]],
		[m.admin_deliverability_since({}, options), ({ since }) => since],
		[m.admin_deliverability_until({}, options), ({ until }) => until],
	];
}
