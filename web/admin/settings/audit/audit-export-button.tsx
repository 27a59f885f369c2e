import { useMutation } from "@tanstack/react-query";
import type { AuditEntry } from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAnnounce } from "#web/admin/announcer/announcer.tsx";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { type Column, csvOfRows } from "#web/admin/tables/columns.ts";
import { saveFile } from "#web/ui/file/save-file.ts";
import { useWholeAuditLog } from "./use-audit-log.ts";

/** Saves the whole log, however much of it is shown. */
export function AuditExportButton({ columns }: { readonly columns: readonly Column<AuditEntry>[] }) {
	const announce = useAnnounce();
	const readAll = useWholeAuditLog();
	const save = useMutation({
		mutationFn: readAll,
		onSuccess: (entries) => saveFile("audit-log.csv", csvOfRows(columns, entries), "text/csv;charset=utf-8"),
		onError: (error) =>
			announce({ tone: "failure", text: m.admin_settings_audit_failed({ reason: errorWords(error) }) }),
	});
	return (
		<button type="button" className="action" onClick={() => save.mutate()} disabled={save.isPending}>
			{save.isPending ? m.admin_settings_exporting() : m.admin_settings_export_all()}
		</button>
	);
}
