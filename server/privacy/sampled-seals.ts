import type { Queries } from "#server/database/engine.ts";
import { SealBroken, type Vault } from "./seal.ts";
import { type SealedColumn, sealedColumns, sealedValues } from "./sealed-columns.ts";

/** Of each column so many values are looked at, from the oldest and from the newest rows. */
const fromEachEnd = 20;

/** How many of the values looked at are whose: `ours` have our key, `others` another one. */
export interface SampledSeals {
	readonly ours: number;
	readonly others: number;
}

/** Looks at sealed values of every kind that the database has, the oldest and the newest of each. */
export async function sampleSeals(queries: Queries, vault: Vault): Promise<SampledSeals> {
	let [ours, others] = [0, 0];
	for (const column of await sealedColumns(queries)) {
		for (const { row, sealed } of await sampleOf(queries, column)) {
			if (isUnderOurKey(vault, sealed, column.contextOf(row))) ours++;
			else others++;
		}
	}
	return { ours, others };
}

/** Whether anything is sealed in the database at all. */
export async function holdsSeals(queries: Queries): Promise<boolean> {
	for (const column of await sealedColumns(queries)) {
		if ((await sealedValues(queries, column, { limit: 1, isFromEnd: false })).length > 0) return true;
	}
	return false;
}

async function sampleOf(queries: Queries, column: SealedColumn) {
	const ends = [false, true].map((isFromEnd) => sealedValues(queries, column, { limit: fromEachEnd, isFromEnd }));
	return (await Promise.all(ends)).flat();
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
