import type { Database } from "#server/database/engine.ts";
import type { Person, PersonalData, PersonalRows } from "#server/privacy/personal-data.ts";

/** Of one transaction: some hundredths of a second, in which no note is kept waiting. */
const batchSize = 200;
/** Of one call: a second or two of work, and others come between. */
const batchesAtOnce = 50;

interface ErasureDependencies {
	readonly database: Database;
	/** In the order in which it is erased. The links and sessions last: whoever is cut off can go on. */
	readonly kept: readonly PersonalData[];
}

/** Erases everything that is kept of a person. Resolves to whether nothing is left. */
export function createErasure({ database, kept }: ErasureDependencies) {
	async function eraseRows(rows: PersonalRows, person: Person, budget: { batches: number }): Promise<boolean> {
		while (budget.batches > 0) {
			budget.batches--;
			const erased = await database.write((queries) => rows.erase(queries, person, batchSize));
			if (erased < batchSize) return true;
		}
		return false;
	}

	return async (person: Person): Promise<boolean> => {
		const budget = { batches: batchesAtOnce };
		for (const each of kept) {
			if ("eraseFiles" in each) await each.eraseFiles(person);
			else if (!(await eraseRows(each, person, budget))) return false;
		}
		// What was erased still stands in the log of writes.
		await database.scrub({ compact: true });
		return true;
	};
}
