import { randomUUIDv7 } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Makes a data folder, of the schema of a checkout, in which so many e-mails with notes are due. */
export async function fillOutbox(checkout: string, dataDir: string, emails: number): Promise<void> {
	const of = <Module>(path: string): Promise<Module> => import(pathToFileURL(join(checkout, "server", path)).href);
	const { readConfig } = await of<typeof import("#server/config.ts")>("config.ts");
	const { createLog } = await of<typeof import("#server/log.ts")>("log.ts");
	const { createVault } = await of<typeof import("#server/privacy/seal.ts")>("privacy/seal.ts");
	const { createOutbox } = await of<typeof import("#server/delivery/outbox.ts")>("delivery/outbox.ts");
	const { createDeliveryStore } =
		await of<typeof import("#server/delivery/delivery-store.ts")>("delivery/delivery-store.ts");
	const { openSealedDatabase } = await of<typeof import("#server/privacy/open-sealed-database.ts")>(
		"privacy/open-sealed-database.ts",
	);
	const { database, secret } = await openSealedDatabase(readConfig({ DATA_DIR: dataDir }), createLog("warn"));
	const store = createDeliveryStore(database.engine, Date.now);
	const outbox = createOutbox({ store, vault: createVault(secret) });
	await database.write(async (queries) => {
		for (let index = 0; index < emails; index++) {
			const note = `Your smile is the best part of my mornings, number ${index % 7}`;
			const to = `bench${index}@bench${index % 97}.example.org`;
			const order = { template: "notification", to, locale: "en", values: { note } } as const;
			await outbox.enqueue(queries, { sourceId: randomUUIDv7(), order });
		}
	});
	await database.close();
}
