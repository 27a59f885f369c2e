import type { Readable } from "node:stream";
import { type Cell, csvOf, csvRows } from "#contract/csv.ts";
import { streamTexts } from "./stream-texts.ts";

/** Some rows of a list and what comes after them, if anything does. */
export interface RowBatch<Row> {
	readonly rows: readonly Row[];
	/** Reads what follows; undefined when these are the last. */
	readonly next: (() => Promise<RowBatch<Row>>) | undefined;
}

/** Moments stand in a cell as programs read them; what a page says in words is said in the same words. */
export type CsvColumn<Row> = readonly [heading: string, cellOf: (row: Row) => Cell];

/**
 * A whole list as CSV, batch by batch: the next one is read when the reader has taken the last, so that a list of any
 * length holds one batch in memory. A failure on the way cuts the answer off, which no reader takes for whole.
 */
export function streamCsv<Row>(columns: readonly CsvColumn<Row>[], first: RowBatch<Row>): Readable {
	return streamTexts(csvIn(columns, first));
}

async function* csvIn<Row>(columns: readonly CsvColumn<Row>[], first: RowBatch<Row>): AsyncGenerator<string> {
	yield csvOf(
		columns.map(([heading]) => heading),
		[],
	);
	for (let batch: RowBatch<Row> | undefined = first; batch !== undefined; batch = await batch.next?.()) {
		if (batch.rows.length > 0) yield csvRows(batch.rows.map((row) => columns.map(([, cellOf]) => cellOf(row))));
	}
}
