import { afterEach, expect, it } from "vitest";
import { expectRepeatsOnlyOf, expectSent, expectStored, startNodesLoad } from "#tests/load/nodes-load.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { startServerProcess } from "#tests/server-process.ts";

const crashes = Number(process.env.POSTGRES_CRASHES ?? 1);
const nodes = 3;
const acknowledgedBetweenCrashes = 150;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let sink: MailSink;
afterEach(async () => {
	await sink.close();
	await postgres.stop();
});

it(`${nodes} nodes lose nothing acknowledged over ${crashes} crash(es) of PostgreSQL, and go on without a restart`, {
	timeout: 240_000 + crashes * 60_000,
}, async () => {
	postgres = await startPostgres({ fsync: "on" });
	sink = await startMailSink();
	sink.behave(() => ({ acceptAfterMs: Math.floor(Math.random() * 100) }));
	const environment = {
		APP_SECRET: "a secret for tests, long enough to be one",
		DATABASE_URL: `${postgres.url}/postgres`,
		SMTP_URL: sink.url,
	};
	// The first makes the tables that the others find.
	const first = await startServerProcess({ environment });
	const others = Array.from({ length: nodes - 1 }, () => startServerProcess({ environment }));
	const servers = [first, ...(await Promise.all(others))];
	const load = startNodesLoad(servers);
	const crashedAt: number[] = [];
	for (let crash = 0; crash < crashes; crash++) {
		await load.acknowledges(acknowledgedBetweenCrashes);
		crashedAt.push(sink.received.length);
		await postgres.crash();
		await postgres.start();
		await load.recovers();
	}
	await load.acknowledges(acknowledgedBetweenCrashes);
	await load.stop();
	await expectStored(load.acknowledged);
	await expectSent(load.acknowledged, sink);
	expectRepeatsOnlyOf(crashedAt, sink, nodes);
	for (const { process } of servers) expect(process.exitCode).toBeNull();
});
