import type { AuditAction, AuditEntry } from "#contract/admin-settings.ts";
import type { Column } from "#web/admin/tables/columns.ts";
import { templateIds } from "#web/admin/templates/template-status.ts";
import { templatesWords } from "#web/admin/templates/templates-words.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { auditWords } from "./audit-words.ts";
import { settingsWords } from "./settings-words.ts";

/** What the log tells of an act. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
	const words = useWords(settingsWords);
	const actions = useWords(auditWords);
	const templates = useWords(templatesWords);
	const format = useFormat();
	return [
		{ label: words.at, cellOf: ({ at }) => at, show: ({ at }) => format.moment(at) },
		{ label: words.administrator, cellOf: ({ administrator }) => administrator },
		{ label: words.action, cellOf: ({ action }) => actions[action] },
		{
			label: words.subject,
			cellOf: ({ subject }) => subject,
			show: ({ action, subject }) => (templateActions.has(action) ? templateName(templates, subject) : (subject ?? "")),
		},
	];
}

/** Acts whose subject is the name of an e-mail. */
const templateActions: ReadonlySet<AuditAction> = new Set([
	"template_switched_on",
	"template_switched_off",
	"test_email_sent",
]);

function templateName(names: typeof templatesWords.fr, subject: string | null): string {
	const id = templateIds.find((known) => known === subject);
	return id === undefined ? (subject ?? "") : names[id];
}
