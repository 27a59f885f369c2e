import type { FailedDelivery } from "#contract/admin-deliverability.ts";
import { restoredCode } from "#contract/restored-code.ts";
import { m } from "#i18n/compiled/messages.js";
import { useAddress } from "#web/admin/address/use-address.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { csvOfRows } from "#web/admin/tables/columns.ts";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { ExportButton } from "#web/admin/tables/export-button.tsx";
import { MessageLink } from "#web/admin/tables/message-link.tsx";
import { RetryAllButton } from "./retry-all-button.tsx";
import { RetryButton } from "./retry-button.tsx";
import { useAllDeliveries, useDeliveries } from "./use-deliveries.ts";
import { codeWords, useDeliveryColumns } from "./use-delivery-columns.ts";

interface FailuresPanelProps {
	/** E-mails that are still to be sent; undefined while that is not known. */
	readonly waiting: number | undefined;
	/** How many of them can be tried again now. */
	readonly retryable: number;
}

/** The e-mails whose last attempt failed, all or of one code, and the way to try them again. */
export function FailuresPanel({ waiting, retryable }: FailuresPanelProps) {
	const { params, go } = useAddress();
	const code = params.code;
	const columns = useDeliveryColumns();
	const readAll = useAllDeliveries(code);
	const { failures, error, isFetching, hasNextPage, fetchNextPage } = useDeliveries(code);
	return (
		<section className="panel" aria-labelledby="deliveries-title">
			<div className="tab-head">
				<h3 id="deliveries-title">{m.admin_templates_failures()}</h3>
				{(retryable > 0 || code === restoredCode) && <RetryAllButton count={retryable} code={code} />}
			</div>
			{waiting !== undefined && <p className="queue-line">{queueLine(waiting)}</p>}
			{code !== undefined && (
				<p className="code-filter">
					{m.admin_deliverability_only_code({ code: codeWords(code) })}{" "}
					<button type="button" className="action" onClick={() => go({ params: { code: "" } }, "push")}>
						{m.admin_deliverability_all_codes()}
					</button>
				</p>
			)}
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_templates_deliveries_failed({ reason: errorWords(error) })}
				</p>
			)}
			{failures?.length === 0 && <p className="empty-line">{m.admin_templates_no_failures()}</p>}
			{failures !== undefined && failures.length > 0 && (
				<>
					<DataTable
						label={m.admin_templates_failures()}
						columns={columns}
						rows={failures}
						keyOf={({ id }) => id}
						stacks
						actions={{ label: m.admin_templates_actions(), of: (delivery) => <FailureActions delivery={delivery} /> }}
					/>
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{m.admin_tables_more()}
							</button>
						)}
						<ExportButton
							subject={m.admin_templates_failures()}
							fileName="failed-deliveries"
							fetchCsv={async () => csvOfRows(columns, await readAll())}
						/>
					</div>
				</>
			)}
		</section>
	);
}

function FailureActions({ delivery }: { readonly delivery: FailedDelivery }) {
	const { state, is_message, source_id } = delivery;
	return (
		<div className="failure-actions">
			{state === "queued" && <RetryButton delivery={delivery} />}
			{is_message && <MessageLink id={source_id} />}
		</div>
	);
}

function queueLine(length: number): string {
	if (length === 0) return m.admin_templates_queue_none();
	return length === 1 ? m.admin_templates_queue_one() : m.admin_templates_queue_many({ count: length });
}
