import { useErrorWords } from "#web/admin/calls/use-ask.ts";
import { csvOfRows } from "#web/admin/tables/columns.ts";
import { CsvButton } from "#web/admin/tables/csv-button.tsx";
import { DataTable } from "#web/admin/tables/data-table.tsx";
import { tableWords } from "#web/admin/tables/table-words.ts";
import { useWords } from "#web/admin/words/language-provider.tsx";
import { RetryButton } from "./retry-button.tsx";
import { templatesWords } from "./templates-words.ts";
import { useDeliveries } from "./use-deliveries.ts";
import { useDeliveryColumns } from "./use-delivery-columns.ts";

/** The outbox: how many e-mails wait, and which did not get through. */
export function DeliveryList() {
	const words = useWords(templatesWords);
	const table = useWords(tableWords);
	const errorWords = useErrorWords();
	const columns = useDeliveryColumns();
	const { failures, queueLength, error, isFetching, refetch, hasNextPage, fetchNextPage } = useDeliveries();
	return (
		<section className="panel" aria-labelledby="deliveries-title">
			<div className="tab-head">
				<h3 id="deliveries-title">{words.deliveries}</h3>
				<button type="button" className="action" onClick={() => void refetch()} aria-disabled={isFetching}>
					{words.refresh}
				</button>
			</div>
			{error !== null && (
				<p className="error-line" role="alert">
					{words.deliveriesFailed(errorWords(error))}
				</p>
			)}
			{queueLength !== undefined && <p className="queue-line">{words.queueLength(queueLength)}</p>}
			{failures?.length === 0 && <p className="empty-line">{words.noFailures}</p>}
			{failures !== undefined && failures.length > 0 && (
				<>
					<h4>{words.failures}</h4>
					<DataTable
						label={words.failures}
						columns={columns}
						rows={failures}
						keyOf={({ id }) => id}
						stacks
						actions={{
							label: words.actions,
							of: (delivery) => (delivery.state === "queued" ? <RetryButton delivery={delivery} /> : null),
						}}
					/>
					<div className="panel-tools">
						{hasNextPage && (
							<button type="button" className="action" onClick={() => void fetchNextPage()} aria-disabled={isFetching}>
								{table.more}
							</button>
						)}
						<CsvButton subject={words.failures} fileName="failed-deliveries" csv={() => csvOfRows(columns, failures)} />
					</div>
				</>
			)}
		</section>
	);
}
