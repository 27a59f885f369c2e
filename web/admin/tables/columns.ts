import { type Cell, csvOf } from "#contract/csv.ts";

/** A column of a table that is both shown and exported. */
export interface Column<Row> {
	readonly label: string;
	/** What an export holds: figures and days as programs read them. */
	readonly cellOf: (row: Row) => Cell;
	/** What the screen shows instead, in the reader's language. */
	readonly show?: (row: Row) => string;
	/** Figures stand at the end of their column. */
	readonly isFigure?: boolean;
}

/** A column of figures, which are shown as `write` writes them. */
export function figureColumn<Row>(
	label: string,
	figureOf: (row: Row) => number,
	write: (figure: number) => string,
): Column<Row> {
	return { label, cellOf: figureOf, show: (row) => write(figureOf(row)), isFigure: true };
}

/** What the screen shows of a cell. */
export function shownIn<Row>({ cellOf, show }: Column<Row>, row: Row): string {
	return show?.(row) ?? `${cellOf(row) ?? ""}`;
}

/** A table as CSV, with the columns' labels as its header. */
export function csvOfRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
	return csvOf(
		columns.map(({ label }) => label),
		rows.map((row) => columns.map(({ cellOf }) => cellOf(row))),
	);
}
