import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { csvOfRows } from "#web/admin/tables/columns.ts";
import { CsvButton } from "#web/admin/tables/csv-button.tsx";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { RetryButton } from "./retry-button.tsx";
import { useDeliveries } from "./use-deliveries.ts";
import { useDeliveryColumns } from "./use-delivery-columns.ts";

/** The outbox: how many e-mails wait, and which did not get through. */
export function DeliveryList() {
	const columns = useDeliveryColumns();
	const { failures, queueLength, error, isFetching, refetch, hasNextPage, fetchNextPage } = useDeliveries();
	return (
		<section className="panel" aria-labelledby="deliveries-title">
			<div className="tab-head">
				<h3 id="deliveries-title">{m.admin_templates_deliveries()}</h3>
				<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
					{m.admin_templates_refresh()}
				</button>
			</div>
			{error !== null && (
				<p className="error-line" role="alert">
					{m.admin_templates_deliveries_failed({ reason: errorWords(error) })}
				</p>
			)}
			{queueLength !== undefined && <p className="queue-line">{queueLine(queueLength)}</p>}
			{failures?.length === 0 && <p className="empty-line">{m.admin_templates_no_failures()}</p>}
			{failures !== undefined && failures.length > 0 && (
				<>
					<h4>{m.admin_templates_failures()}</h4>
					<DataTable
						label={m.admin_templates_failures()}
						columns={columns}
						rows={failures}
						keyOf={({ id }) => id}
						stacks
						actions={{
							label: m.admin_templates_actions(),
							of: (delivery) => (delivery.state === "queued" ? <RetryButton delivery={delivery} /> : null),
						}}
					/>
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{m.admin_tables_more()}
							</button>
						)}
						<CsvButton
							subject={m.admin_templates_failures()}
							fileName="failed-deliveries"
							csv={() => csvOfRows(columns, failures)}
						/>
					</div>
				</>
			)}
		</section>
	);
}

function queueLine(length: number): string {
	if (length === 0) return m.admin_templates_queue_none();
	return length === 1 ? m.admin_templates_queue_one() : m.admin_templates_queue_many({ count: length });
}
