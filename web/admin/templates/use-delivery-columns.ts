import { type FailedDelivery, isUnpreparedCode, type UnpreparedCode } from "#contract/admin-email.ts";
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

function reasonOf({ reason }: FailedDelivery): string | null {
	return reason !== null && isUnpreparedCode(reason) ? reasonWords[reason]() : reason;
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
		{ label: m.admin_templates_state(), cellOf: (row) => stateNames[row.state]() },
		{ label: m.admin_templates_reason(), cellOf: reasonOf },
		{ label: m.admin_templates_attempts(), cellOf: (row) => row.attempts, isFigure: true },
		{
			label: m.admin_templates_due_at(),
			cellOf: (row) => row.due_at,
			show: (row) => (row.due_at === null ? m.admin_templates_none() : format.moment(row.due_at)),
		},
		{ label: m.admin_templates_source(), cellOf: (row) => row.source_id, show: (row) => row.source_id.slice(-8) },
	];
}
