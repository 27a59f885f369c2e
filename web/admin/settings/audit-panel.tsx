import { useErrorWords } from "#web/admin/calls/use-ask.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { tableWords } from "#web/admin/tables/table-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { AuditExportButton } from "./audit-export-button.tsx";
import { settingsWords } from "./settings-words.ts";
import { useAuditColumns } from "./use-audit-columns.ts";
import { useAuditLog } from "./use-audit-log.ts";

/** Who did what, the latest first. */
export function AuditPanel() {
	const words = useWords(settingsWords);
	const table = useWords(tableWords);
	const errorWords = useErrorWords();
	const columns = useAuditColumns();
	const { entries, error, isFetching, refetch, hasNextPage, fetchNextPage } = useAuditLog();
	return (
		<section className="panel" data-part="audit" aria-labelledby="audit-title">
			<div className="tab-head">
				<h3 id="audit-title">{words.audit}</h3>
				<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
					{words.refresh}
				</button>
			</div>
			<p className="panel-note">{words.auditIntro}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{words.auditFailed(errorWords(error))}
				</p>
			)}
			{entries === undefined && error === null && <p className="empty-line">{table.loading}</p>}
			{entries?.length === 0 && <p className="empty-line">{words.auditEmpty}</p>}
			{entries !== undefined && entries.length > 0 && (
				<>
					<DataTable label={words.audit} columns={columns} rows={entries} keyOf={({ id }) => id} stacks />
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{table.more}
							</button>
						)}
						<AuditExportButton columns={columns} />
					</div>
				</>
			)}
		</section>
	);
}
