import { parseArgs } from "node:util";
import { createNoteInserter } from "#scripts/seed/insert-notes.ts";
import { type SeededNote, seededNotes } from "#scripts/seed/seeded-notes.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { randomFrom } from "#training/random.ts";

/**
 * Fills a database with made-up notes: `npm run seed -- --messages 1000000 [--days 90] [--database-url postgres://…]`.
 * Settings come from the environment, as those of the service do. Nothing is e-mailed.
 */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			messages: { type: "string", default: "1000" },
			days: { type: "string", default: "90" },
			"database-url": { type: "string" },
		},
	});
	const [messages, days] = [values.messages, values.days].map((text) => {
		if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`not a number of messages or days: ${text}`);
		return Number(text);
	}) as [number, number];
	const url = values["database-url"] ?? process.env.DATABASE_URL;
	const config = readConfig({ ...process.env, DATABASE_URL: url });
	const { database, vault } = await openSealedDatabase(config, createLog("warn"));
	const insert = createNoteInserter({
		database,
		vault,
		timeZone: config.timeZone,
		administrator: config.adminUsername,
	});
	let batch: SeededNote[] = [];
	let done = 0;
	const flush = async () => {
		await insert(batch);
		done += batch.length;
		batch = [];
		if (done % 100_000 === 0 || done === messages) console.log(`${done} messages`);
	};
	for (const note of seededNotes(messages, days, Date.now(), randomFrom(Date.now()))) {
		batch.push(note);
		if (batch.length === 2_000) await flush();
	}
	if (batch.length > 0) await flush();
	await database.close();
}

await main();
