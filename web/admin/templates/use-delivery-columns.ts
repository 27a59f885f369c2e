import type { FailedDelivery } from "#contract/admin-email.ts";
import type { Column } from "#web/admin/tables/columns.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { templatesWords } from "./templates-words.ts";

/** What is told of an e-mail that did not get through. */
export function useDeliveryColumns(): readonly Column<FailedDelivery>[] {
	const words = useWords(templatesWords);
	const format = useFormat();
	return [
		{ label: words.queuedAt, cellOf: (row) => row.queued_at, show: (row) => format.moment(row.queued_at) },
		{ label: words.state, cellOf: (row) => words[row.state] },
		{ label: words.reason, cellOf: (row) => row.reason },
		{ label: words.attempts, cellOf: (row) => row.attempts, isFigure: true },
		{
			label: words.dueAt,
			cellOf: (row) => row.due_at,
			show: (row) => (row.due_at === null ? words.none : format.moment(row.due_at)),
		},
		{ label: words.source, cellOf: (row) => row.source_id, show: (row) => row.source_id.slice(-8) },
	];
}
