import type { AuditEntry } from "#contract/admin-settings.ts";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { MessageLink } from "#web/admin/tables/message-link.tsx";
import { AuditExportButton } from "./audit-export-button.tsx";
import { useAuditColumns } from "./use-audit-columns.ts";
import { useAuditLog } from "./use-audit-log.ts";

/** Who did what, the latest first. */
export function AuditPanel() {
	const columns = useAuditColumns();
	const { entries, error, isFetching, refetch, hasNextPage, fetchNextPage } = useAuditLog();
	return (
		<section className="panel" aria-labelledby="audit-title">
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
					<DataTable
						label={m.admin_settings_audit()}
						columns={columns}
						rows={entries}
						keyOf={({ id }) => id}
						actions={{ label: m.admin_settings_audit_message(), of: messageOf }}
						stacks
					/>
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

/** The way to the message of an entry, or that there is none any more. */
function messageOf({ message, subject }: AuditEntry) {
	if (message === null || subject === null) return null;
	return message === "kept" ? <MessageLink id={subject} /> : m.admin_settings_audit_message_gone();
}
