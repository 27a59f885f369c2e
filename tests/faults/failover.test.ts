import { afterEach, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { expectRepeatsOnlyOf, expectSent, expectStored, startNodesLoad } from "#tests/load/nodes-load.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import {
	type ClusterMachine,
	clusterObstacle,
	type PostgresCluster,
	startPostgresCluster,
} from "#tests/postgres-cluster.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { measureSlowdown } from "#tests/slowdown.ts";

/** How many times the server that is written is lost; none in the short run, as each takes a minute. */
const losses = Number(process.env.FAILOVERS ?? 0);
const obstacle = losses === 0 ? "`npm run test:long` tries it" : clusterObstacle();

const acknowledgedBetweenLosses = 300;
/** Too short for the standby to count as gone, and long enough for notes to be sent. */
const unheardMs = 1_000;
/** What is promised, and what a machine that has nothing else to do needs for the work of it. */
const [recoveryMs, recoveryWorkMs] = [30_000, 3_000];
/** A commit waits for six seconds, an e-mail for four. */
const [answerMs, answerWorkMs] = [15_000, 5_000];

const environment = { APP_SECRET: "a secret for tests, long enough to be one", RATE_LIMIT_PER_SOURCE: "1000000" };

describe.skipIf(obstacle !== undefined)(`PostgreSQL with a standby${obstacle ? ` (skipped: ${obstacle})` : ""}`, () => {
	let cluster: PostgresCluster;
	let sink: MailSink;
	let servers: readonly ServerProcess[];
	afterEach(async () => {
		await cluster.stop();
		await sink.close();
	});

	it(`loses nothing acknowledged over ${losses} losses of the server that is written, and is back in 30 s`, {
		timeout: 600_000 + losses * 300_000,
	}, async () => {
		cluster = await startPostgresCluster();
		sink = await startMailSink();
		sink.behave(() => ({ acceptAfterMs: Math.floor(Math.random() * 100) }));
		const settings = { ...environment, DATABASE_URL: cluster.url, SMTP_URL: sink.url };
		const start = () => startServerProcess({ environment: settings });
		servers = [await start(), await start()];
		const load = startNodesLoad(servers);
		const lossAt: number[] = [];
		let lost: ClusterMachine | undefined;
		for (let loss = 0; loss < losses; loss++) {
			await load.acknowledges(acknowledgedBetweenLosses);
			const { primary, standby } = await cluster.untilBothHold();
			expect(primary).not.toBe(lost);
			// What is acknowledged while the standby hears nothing would be lost with the other.
			standby.freeze();
			await sleep(unheardMs);
			lossAt.push(sink.received.length);
			const slowdown = measureSlowdown();
			// By turns: it ends, so that connections break, or it vanishes, so that they say nothing any more.
			if (loss % 2 === 0) await primary.kill();
			else primary.freeze();
			standby.thaw();
			const ms = await load.recovers();
			process.stdout.write(`  written again after ${Math.round(ms)} ms\n`);
			expect(ms).toBeLessThan(recoveryMs + recoveryWorkMs * slowdown());
			await load.acknowledges(acknowledgedBetweenLosses);
			await primary.kill();
			primary.start();
			lost = primary;
		}
		await load.stop();
		expect(load.slowestMs()).toBeLessThan(answerMs + answerWorkMs * load.slowdown());
		await cluster.untilBothHold();
		await expectStored(load.acknowledged);
		await expectSent(load.acknowledged, sink);
		expectRepeatsOnlyOf(lossAt, sink, servers.length);
	});
});
