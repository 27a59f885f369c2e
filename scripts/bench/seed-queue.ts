import { createNoteInserter } from "#scripts/seed/insert-notes.ts";
import { type SeededNote, seededNotes } from "#scripts/seed/seeded-notes.ts";
import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { randomFrom } from "#training/random.ts";

const spreadMs = 10 * 3_600_000;

/**
 * Fills an empty database with notes that all wait for a person, the same ones each time. They are of the last ten hours, so
 * that no sign of health has something to say about them.
 */
export async function seedQueue(config: Config, count: number): Promise<void> {
	const { database, vault } = await openSealedDatabase(config, createLog("silent"));
	const insert = createNoteInserter({
		database,
		vault,
		timeZone: config.timeZone,
		administrator: config.adminUsername,
	});
	const now = Date.now();
	const waiting = [...seededNotes(count, 3, now, randomFrom(15))].map(
		({ id, note, locale }, index): SeededNote => ({
			id,
			note,
			locale,
			at: now - Math.round((spreadMs * (count - index)) / count),
			standing: { status: "pending", category: null, spans: [], model: null, confidence: null, readings: null },
		}),
	);
	for (let first = 0; first < waiting.length; first += 2_000) await insert(waiting.slice(first, first + 2_000));
	await database.close();
}
