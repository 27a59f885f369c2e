import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { AuditExportButton } from "./audit-export-button.tsx";
import { useAuditColumns } from "./use-audit-columns.ts";
import { useAuditLog } from "./use-audit-log.ts";

/** Who did what, the latest first. */
export function AuditPanel() {
	const columns = useAuditColumns();
	const { entries, error, isFetching, refetch, hasNextPage, fetchNextPage } = useAuditLog();
	return (
		<section className="panel" data-part="audit" aria-labelledby="audit-title">
			<div className="tab-head">
				<h3 id="audit-title">{m.admin_settings_audit()}</h3>
				<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
					{m.admin_settings_refresh()}
				</button>
			</div>
			<p className="panel-note">{m.admin_settings_audit_intro()}</p>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_settings_audit_failed({ reason: errorWords(error) })}
				</p>
			)}
			{entries === undefined && error === null && <p className="empty-line">{m.admin_tables_loading()}</p>}
			{entries?.length === 0 && <p className="empty-line">{m.admin_settings_audit_empty()}</p>}
			{entries !== undefined && entries.length > 0 && (
				<>
					<DataTable label={m.admin_settings_audit()} columns={columns} rows={entries} keyOf={({ id }) => id} stacks />
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{m.admin_tables_more()}
							</button>
						)}
						<AuditExportButton columns={columns} />
					</div>
				</>
			)}
		</section>
	);
}
