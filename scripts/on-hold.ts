import { steadyClock, systemClock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config.ts";
import { queueNow } from "#server/database/queue-now.ts";
import { type OnHoldIds, onHold } from "#server/delivery/emails-on-hold.ts";
import { explainFailedStart } from "#server/failed-start.ts";
import { createLog } from "#server/log.ts";
import { openExistingDatabase } from "./existing-database.ts";

const usage = `npm run --silent on-hold -- list
npm run --silent on-hold -- send all|ID …
npm run --silent on-hold -- sent all|ID …
  e-mails that may have been sent before a backup was restored; the Message-ID begins with the ID
  list  one per line: ID, time it was queued, source
  send  they weren't sent: the service sends them now
  sent  they were sent: their text is erased
`;

const acts = ["list", "send", "sent"] as const;
type Act = (typeof acts)[number];

/** May run beside the service. Exit code 2: it was called wrongly. */
async function main([word, ...rest]: readonly string[]): Promise<number> {
	const act = acts.find((one) => one === word);
	if (act === undefined || (act === "list") !== (rest.length === 0)) {
		process.stderr.write(usage);
		return 2;
	}
	let config: Config | undefined;
	try {
		config = readConfig(process.env);
		process.stdout.write(await carryOut(config, act, rest.includes("all") ? "all" : rest));
		return 0;
	} catch (error) {
		process.stderr.write(`${explainFailedStart(error, config)}\n`);
		return 1;
	}
}

async function carryOut(config: Config, act: Act, ids: OnHoldIds): Promise<string> {
	const { database } = await openExistingDatabase(config, createLog("warn"));
	const now = queueNow(database.engine, steadyClock());
	try {
		if (act === "list") {
			const rows = await database.read(onHold.list);
			return rows.map((row) => `${row.id} ${new Date(row.queued_at).toISOString()} ${row.source_id}\n`).join("");
		}
		const count = await database.write((queries) =>
			act === "send" ? onHold.send(queries, ids, now) : onHold.markSent(queries, ids, now, systemClock()),
		);
		return act === "send" ? `E-mails queued for sending: ${count}.\n` : `E-mails marked as sent: ${count}.\n`;
	} finally {
		await database.close();
	}
}

process.exitCode = await main(process.argv.slice(2));
