import type { ReactNode } from "react";
import { m } from "#i18n/compiled/messages.js";
import { type Column, shownIn } from "./columns.ts";

interface DataTableProps<Row> {
	/** What the table is about, for a screen reader. */
	readonly label: string;
	readonly columns: readonly Column<Row>[];
	readonly rows: readonly Row[];
	readonly keyOf: (row: Row) => string | number;
	/** What can be done with a row, in a column of its own. */
	readonly actions?: { readonly label: string; readonly of: (row: Row) => ReactNode };
	/** Each row becomes a slip of its own where the screen is too narrow for all its columns. */
	readonly stacks?: boolean;
}

/** A table for figures. It scrolls by itself where the screen is narrow, with the keyboard too. */
export function DataTable<Row>({ label, columns, rows, keyOf, actions, stacks = false }: DataTableProps<Row>) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
		<section className="table-frame" aria-label={m.admin_tables_table_of({ name: label })} tabIndex={0}>
			<table className={stacks ? "data-table stacking-table" : "data-table"}>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column.label} scope="col" className={column.isFigure ? "figure" : undefined}>
								{column.label}
							</th>
						))}
						{actions !== undefined && <th scope="col">{actions.label}</th>}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={keyOf(row)}>
							{columns.map((column) => (
								<td key={column.label} data-label={column.label} className={column.isFigure ? "figure" : undefined}>
									{shownIn(column, row)}
								</td>
							))}
							{actions !== undefined && <td>{actions.of(row)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
