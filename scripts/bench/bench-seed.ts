import { randomUUIDv7 } from "node:crypto";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createMessageStore } from "#server/message/message-store.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";

/** Fills a data folder with approved notes, five to each recipient; resolves to one of the recipients. */
export async function seed(dataDir: string, messages: number): Promise<string> {
	const { database, vault } = await openSealedDatabase(readConfig({ DATA_DIR: dataDir }), createLog("warn"));
	const store = createMessageStore(vault);
	const standing = {
		status: "approved",
		category: null,
		spans: [],
		model: "seed",
		confidence: null,
		readings: null,
	} as const;
	const batch = 5_000;
	for (let first = 0; first < messages; first += batch) {
		await database.write(async (queries) => {
			for (let index = first; index < Math.min(messages, first + batch); index++) {
				const recipient = `reader${index % (messages / 5)}@example.org`;
				const text = `Letter ${index}: your smile is the best part of my mornings, and of all the other hours too.`;
				const [id, note, at] = [randomUUIDv7(), { recipient, text }, Date.now()];
				await store.insert(queries, { id, note, standing, locale: "en", at });
			}
		});
	}
	await database.close();
	return "reader7@example.org";
}
