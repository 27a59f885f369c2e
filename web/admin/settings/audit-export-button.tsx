import { useMutation } from "@tanstack/react-query";
import type { AuditEntry } from "#contract/admin-settings.ts";
import { useErrorWords } from "#web/admin/calls/use-ask.ts";
import { saveFile } from "#web/admin/export/save-file.ts";
import { useAnnounce } from "#web/admin/frame/announcer.tsx";
import { type Column, csvOfRows } from "#web/admin/tables/columns.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { settingsWords } from "./settings-words.ts";
import { useWholeAuditLog } from "./use-audit-log.ts";

/** Saves the whole log, however much of it is shown. */
export function AuditExportButton({ columns }: { readonly columns: readonly Column<AuditEntry>[] }) {
	const words = useWords(settingsWords);
	const announce = useAnnounce();
	const errorWords = useErrorWords();
	const readAll = useWholeAuditLog();
	const save = useMutation({
		mutationFn: readAll,
		onSuccess: (entries) => saveFile("audit-log.csv", csvOfRows(columns, entries), "text/csv;charset=utf-8"),
		onError: (error) => announce({ tone: "failure", text: words.auditFailed(errorWords(error)) }),
	});
	return (
		<button type="button" className="action" onClick={() => save.mutate()} disabled={save.isPending}>
			{save.isPending ? words.exporting : words.exportAll}
		</button>
	);
}
