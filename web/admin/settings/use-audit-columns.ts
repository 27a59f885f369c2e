import type { AuditEntry } from "#contract/admin-settings.ts";
import type { Column } from "#web/admin/tables/columns.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { auditWords } from "./audit-words.ts";
import { settingsWords } from "./settings-words.ts";

/** What the log tells of an act. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
	const words = useWords(settingsWords);
	const actions = useWords(auditWords);
	const format = useFormat();
	return [
		{ label: words.at, cellOf: ({ at }) => at, show: ({ at }) => format.moment(at) },
		{ label: words.administrator, cellOf: ({ administrator }) => administrator },
		{ label: words.action, cellOf: ({ action }) => actions[action] },
		{ label: words.subject, cellOf: ({ subject }) => subject },
	];
}
