import { type ReactNode, useId, useState } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type Column, csvOfRows } from "#web/admin/tables/columns.ts";
import { CsvButton } from "#web/admin/tables/csv-button.tsx";
import { DataTable } from "#web/admin/tables/data-table.tsx";

interface ChartPanelProps<Row> {
	readonly title: string;
	/** Of the export, without its ending. */
	readonly fileName: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly keyOf: (row: Row) => string | number;
	/** Said in place of the chart when there is nothing to draw. */
	readonly empty: string | undefined;
	/** The chart. */
	readonly children: ReactNode;
}

/** A chart with its title, and all its figures as a table and as a file: no figure is in the picture only. */
export function ChartPanel<Row>(props: ChartPanelProps<Row>) {
	const { title, fileName, columns, rows, keyOf, empty, children } = props;
	const [isTableShown, setIsTableShown] = useState(false);
	const id = useId();
	return (
		<section className="panel chart-panel" aria-labelledby={`${id}-title`}>
			<h3 id={`${id}-title`}>{title}</h3>
			{empty === undefined ? children : <p className="empty-line">{empty}</p>}
			{empty === undefined && (
				<div className="panel-tools">
					<button
						type="button"
						className="action"
						aria-expanded={isTableShown}
						aria-controls={`${id}-table`}
						aria-label={m.admin_tables_table_of({ name: title })}
						onClick={() => setIsTableShown(!isTableShown)}
					>
						{m.admin_tables_table()}
					</button>
					<CsvButton subject={title} fileName={fileName} csv={() => csvOfRows(columns, rows)} />
				</div>
			)}
			<div id={`${id}-table`} className="chart-table" hidden={!isTableShown || empty !== undefined}>
				<DataTable label={title} columns={columns} rows={rows} keyOf={keyOf} />
			</div>
		</section>
	);
}
