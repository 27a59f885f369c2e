import type { FailedDelivery } from "#contract/admin-deliverability.ts";
import { restoredCode } from "#contract/restored-code.ts";
import { isUnpreparedCode, type UnpreparedCode } from "#contract/unprepared-codes.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import type { Column } from "#web/admin/tables/columns.ts";

const stateNames: Readonly<Record<FailedDelivery["state"], () => string>> = {
	queued: m.admin_templates_queued,
	failed: m.admin_templates_failed,
	dead: m.admin_templates_dead,
};

/** A mail server's code is shown as it is. */
const reasonWords: Readonly<Record<UnpreparedCode, () => string>> = {
	other_secret: m.admin_templates_other_secret,
	altered: m.admin_templates_altered,
	not_composed: m.admin_templates_not_composed,
};

/** A code as it is shown. */
export function codeWords(code: string): string {
	if (code === restoredCode) return m.admin_templates_restored();
	return isUnpreparedCode(code) ? reasonWords[code]() : code;
}

function stateWords({ state, reason }: FailedDelivery): string {
	return state === "queued" && reason === restoredCode ? m.admin_templates_on_hold() : stateNames[state]();
}

/** What is told of an e-mail that did not get through. */
export function useDeliveryColumns(): readonly Column<FailedDelivery>[] {
	const format = useFormat();
	return [
		{
			label: m.admin_templates_queued_at(),
			cellOf: (row) => row.queued_at,
			show: (row) => format.moment(row.queued_at),
		},
		{
			label: m.admin_deliverability_domain(),
			cellOf: (row) => row.domain,
			show: (row) => row.domain ?? m.admin_deliverability_unknown_domain(),
		},
		{ label: m.admin_templates_state(), cellOf: stateWords },
		{ label: m.admin_templates_reason(), cellOf: ({ reason }) => (reason === null ? null : codeWords(reason)) },
		{ label: m.admin_templates_attempts(), cellOf: (row) => row.attempts, isFigure: true },
		{
			label: m.admin_templates_due_at(),
			cellOf: (row) => row.due_at,
			show: (row) => (row.due_at === null ? m.admin_templates_none() : format.moment(row.due_at)),
		},
		{ label: m.admin_templates_source(), cellOf: (row) => row.source_id, show: (row) => row.source_id.slice(-8) },
	];
}
