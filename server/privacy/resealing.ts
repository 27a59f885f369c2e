import { sql } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Log } from "#server/log.ts";
import { createWorker } from "#server/worker.ts";
import { SealBroken, type Vault } from "./seal.ts";
import { type SealedColumn, sealedColumns } from "./sealed-columns.ts";

interface ResealingDependencies {
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
	readonly log: Log;
}

/** A pass, and a transaction, is so many rows; between two there is room for notes. */
const rowsPerPass = 100;
const pauseMs = 10;

/** A row of a column, as it was read. */
interface Cell {
	readonly row: string;
	readonly sealed: string | null;
}

/**
 * Seals anew what an earlier secret has sealed, row by row beside everything else, so that nobody reads it in a later copy of
 * the database who has that secret. A value takes its place only where it is still as it was read. Whoever is cut off begins
 * anew with the first row; where there was no earlier secret, nothing is done.
 */
export function createResealing({ database, vault, clock, log }: ResealingDependencies) {
	const worker = createWorker("resealing", pauseMs, pass, log);
	const found = { anew: 0, broken: 0 };
	let columns: readonly SealedColumn[] | undefined;
	let [column, after] = [0, ""];

	async function pass(): Promise<void> {
		columns ??= (await database.read(isDone)) ? [] : await database.read(sealedColumns);
		const current = columns[column];
		if (current === undefined) return end();
		const cells = await database.read((queries) => cellsOf(queries, current, after));
		const values = cells.flatMap((cell) => resealed(current, cell));
		if (values.length > 0) await database.write((queries) => replaceCells(queries, current, values));
		found.anew += values.length;
		after = cells.at(-1)?.row ?? "";
		if (cells.length < rowsPerPass) [column, after] = [column + 1, ""];
	}

	/** The value that takes a cell's place; none where there is nothing to do, or nothing that can be done. */
	function resealed({ contextOf }: SealedColumn, { row, sealed }: Cell) {
		if (sealed === null || vault.isNew(sealed)) return [];
		try {
			const context = contextOf(row);
			return [{ row, sealed, anew: vault.seal(vault.open(sealed, context), context) }];
		} catch (error) {
			if (!(error instanceof SealBroken)) throw error;
			found.broken++;
			return [];
		}
	}

	async function end(): Promise<void> {
		// Not awaited: it waits for this pass.
		void worker.stop();
		if (columns?.length === 0) return;
		await database.write((queries) =>
			queries.updateTable("secret_fingerprint").set({ resealed_at: clock() }).execute(),
		);
		log.info(found, "everything is sealed under the new secret; what is broken was left as it was");
	}

	return {
		start(): void {
			if (vault.earlier.length > 0) worker.start();
		},
		stop: worker.stop,
	};
}

async function isDone(queries: Queries): Promise<boolean> {
	const row = await queries.selectFrom("secret_fingerprint").select("resealed_at").executeTakeFirst();
	return row === undefined || row.resealed_at !== null;
}

async function cellsOf(queries: Queries, { table, column, rowName }: SealedColumn, after: string) {
	const name = sql.ref(rowName);
	const { rows } = await sql<Cell>`
		select ${name} as "row", ${sql.ref(column)} as sealed from ${sql.table(table)}
		where ${name} > ${after} order by ${name} limit ${sql.lit(rowsPerPass)}
	`.execute(queries);
	return rows;
}

async function replaceCells(
	queries: Queries,
	{ table, column, rowName }: SealedColumn,
	values: readonly { readonly row: string; readonly sealed: string; readonly anew: string }[],
): Promise<void> {
	for (const { row, sealed, anew } of values) {
		await sql`
			update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
			where ${sql.ref(rowName)} = ${row} and ${sql.ref(column)} = ${sealed}
		`.execute(queries);
	}
}
