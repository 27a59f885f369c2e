import { sql } from "kysely";
import type { Queries } from "#server/database/engine.ts";
import { SealBroken, type Vault } from "./seal.ts";

/** Of each column so many values are looked at, from the oldest and from the newest rows. */
const fromEachEnd = 20;

/** How many of the values looked at are whose: `ours` have our key, `others` another one. */
export interface SampledSeals {
	readonly ours: number;
	readonly others: number;
}

/** Looks at sealed values of every kind that the database has, the oldest and the newest of each. */
export async function sampleSeals(queries: Queries, vault: Vault): Promise<SampledSeals> {
	const present = await presentColumns(queries);
	let [ours, others] = [0, 0];
	for (const column of present) {
		for (const { id, sealed } of await valuesOf(queries, column)) {
			if (isUnderOurKey(vault, sealed, `${column.table}/${id}/${column.field}`)) ours++;
			else others++;
		}
	}
	return { ours, others };
}

/** Whether anything is sealed in the database at all. */
export async function holdsSeals(queries: Queries): Promise<boolean> {
	for (const column of await presentColumns(queries)) {
		if ((await valuesOf(queries, column)).length > 0) return true;
	}
	return false;
}

/** A column whose values are sealed, each under the name `<table>/<id>/<field>`. */
interface SealedColumn {
	readonly table: string;
	readonly column: string;
	readonly field: string;
}

const suffix = "_sealed";
/** A field that is not called as its column. */
const otherFields: Readonly<Record<string, string>> = { moderation_notes_sealed: "notes" };

/** Every sealed column of rows with an id that the database has: it may be older than this program, or new. */
async function presentColumns(queries: Queries): Promise<readonly SealedColumn[]> {
	const tables = await queries.introspection.getTables();
	const named = tables.filter(({ columns }) => columns.some(({ name }) => name === "id"));
	return named.flatMap(({ name: table, columns }) =>
		columns
			.filter(({ name }) => name.endsWith(suffix))
			.map(({ name: column }) => ({ table, column, field: otherFields[column] ?? column.slice(0, -suffix.length) })),
	);
}

async function valuesOf(queries: Queries, { table, column }: SealedColumn) {
	const end = async (direction: "asc" | "desc") => {
		const { rows } = await sql<{ id: string; sealed: string }>`
			select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
			where ${sql.ref(column)} is not null order by id ${sql.raw(direction)} limit ${sql.lit(fromEachEnd)}
		`.execute(queries);
		return rows;
	};
	return [...(await end("asc")), ...(await end("desc"))];
}

/** A value that was altered tells nothing of the key: one damaged row must not stop a service. */
function isUnderOurKey(vault: Vault, sealed: string, context: string): boolean {
	try {
		vault.open(sealed, context);
		return true;
	} catch (error) {
		if (error instanceof SealBroken) return error.reason === "altered";
		throw error;
	}
}
