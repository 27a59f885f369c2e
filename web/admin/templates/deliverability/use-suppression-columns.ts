import type { Suppression, SuppressionReason } from "#contract/admin-deliverability.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import type { Column } from "#web/admin/tables/columns.ts";

const reasonNames: Readonly<Record<SuppressionReason, () => string>> = {
	opted_out: m.admin_deliverability_reason_opted_out,
	complained: m.admin_deliverability_reason_complained,
	by_hand: m.admin_deliverability_reason_by_hand,
	unreachable: m.admin_deliverability_reason_unreachable,
};

/** What is told of a mailbox that is sent no notes. */
export function useSuppressionColumns(): readonly Column<Suppression>[] {
	const format = useFormat();
	return [
		{ label: m.admin_deliverability_mailbox(), cellOf: ({ mailbox }) => mailbox.slice(0, 8) },
		{ label: m.admin_deliverability_why(), cellOf: ({ reason }) => reasonNames[reason]() },
		{
			label: m.admin_deliverability_since(),
			cellOf: ({ since }) => since,
			show: ({ since }) => format.moment(since),
		},
		{
			label: m.admin_deliverability_until(),
			cellOf: ({ until }) => until,
			show: ({ until }) => (until === null ? m.admin_deliverability_for_ever() : format.moment(until)),
		},
	];
}
