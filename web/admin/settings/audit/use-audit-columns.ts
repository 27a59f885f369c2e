import type { AuditAction, AuditEntry } from "#contract/admin-settings.ts";
import { switchedEmails } from "#contract/emails.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { templateWords } from "#web/admin/names/template-names.ts";
import type { Column } from "#web/admin/tables/columns.ts";
import { auditActionNames } from "./audit-action-names.ts";

/** What the log tells of an act. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
	const format = useFormat();
	return [
		{ label: m.admin_settings_at(), cellOf: ({ at }) => at, show: ({ at }) => format.moment(at) },
		{ label: m.admin_settings_administrator(), cellOf: whoOf },
		{ label: m.admin_settings_action(), cellOf: whatOf },
		{
			label: m.admin_settings_subject(),
			cellOf: ({ subject }) => subject,
			show: ({ action, subject }) => (templateActions.has(action) ? templateName(subject) : (subject ?? "")),
		},
	];
}

/** Whoever did it, where that was an administrator. */
function whoOf({ administrator, action }: AuditEntry): string {
	if (administrator !== "") return administrator;
	return action === "sign_in_failed" ? m.admin_audit_unknown_name() : m.admin_audit_command_line();
}

function whatOf({ action, count }: AuditEntry): string {
	const name = auditActionNames[action]();
	return count === null || count === 1 ? name : m.admin_audit_times({ action: name, count });
}

/** Acts whose subject is the name of an e-mail. */
const templateActions: ReadonlySet<AuditAction> = new Set([
	"template_switched_on",
	"template_switched_off",
	"test_email_sent",
]);

function templateName(subject: string | null): string {
	const id = switchedEmails.find((known) => known === subject);
	return id === undefined ? (subject ?? "") : templateWords(id).name;
}
