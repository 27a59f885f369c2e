import { afterEach, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import {
	type ClusterMachine,
	clusterObstacle,
	type PostgresCluster,
	startPostgresCluster,
} from "#tests/postgres-cluster.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { type ApiAnswer, answerOf, post } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

/** How many times the server that is written is lost; none in the short run, as each takes a minute. */
const losses = Number(process.env.FAILOVERS ?? 0);
const obstacle = losses === 0 ? "`npm run test:long` tries it" : clusterObstacle();

const clients = 12;
/** The e-mails that a node sends at once, at most. */
const sendsOfNode = 16;
const acknowledgedBetweenLosses = 300;
/** Too short for the standby to count as gone, and long enough for notes to be sent. */
const unheardMs = 1_000;
/** What is promised, and what a machine that has nothing else to do needs for the work of it. */
const [recoveryMs, recoveryWorkMs] = [30_000, 3_000];
/** A commit waits for six seconds, an e-mail for four. */
const [answerMs, answerWorkMs] = [15_000, 5_000];

const environment = { APP_SECRET: "a secret for tests, long enough to be one", RATE_LIMIT_PER_SOURCE: "1000000" };

interface Acknowledged {
	readonly recipient: string;
	readonly text: string;
	readonly url: string;
	readonly startedAt: number;
}

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
		const load = startLoad(servers);
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
		expectRepeatsOnlyOf(lossAt, sink);
	});
});

/** Clients that send notes one after the other, each to an address of its own, by turns to each of the servers. */
function startLoad(servers: readonly ServerProcess[]) {
	const acknowledged: Acknowledged[] = [];
	const stop = new AbortController();
	const slowdown = measureSlowdown();
	let slowestMs = 0;
	const send = async (client: number) => {
		for (let index = 0; !stop.signal.aborted; index++) {
			const { url } = servers[(client + index) % servers.length] ?? { url: "" };
			const recipient = `sender${client}note${index}@domain${index % 20}.example`;
			const text = `Your smile warms my heart, note ${index} of ${client}`;
			const startedAt = performance.now();
			const answer = await post(`${url}/api/messages`, { recipientEmail: recipient, message: text });
			slowestMs = Math.max(slowestMs, performance.now() - startedAt);
			if (answer.status === 200) acknowledged.push({ recipient, text, url, startedAt });
			expectHonest(answer);
			await sleep(50);
		}
	};
	const sending = Promise.all(Array.from({ length: clients }, (_, client) => send(client)));
	const waitFor = async (what: string, holds: () => boolean) => {
		const ended = sending.then(() => {});
		await Promise.race([ended, until({ what, holds, progress: () => acknowledged.length, everyMs: 20 })]);
	};
	return {
		acknowledged,
		slowdown,
		slowestMs: () => slowestMs,
		acknowledges(count: number) {
			const enough = acknowledged.length + count;
			return waitFor(`${enough} acknowledged notes`, () => acknowledged.length >= enough);
		},
		/** Until each server has acknowledged a note that was sent after this call; gives how long that took. */
		async recovers(): Promise<number> {
			const lostAt = performance.now();
			const since = () => acknowledged.filter(({ startedAt }) => startedAt > lostAt + 1_000);
			const hasEach = () => new Set(since().map(({ url }) => url)).size === servers.length;
			await waitFor("notes acknowledged after a loss", hasEach);
			return performance.now() - lostAt;
		},
		async stop() {
			stop.abort();
			await sending;
		},
	};
}

/** Taken, or refused as what it is: nothing broken off, and no failure of the service itself. */
function expectHonest({ status, body }: ApiAnswer): void {
	if (status === 200) expect(body).toMatchObject({ success: true, status: "approved" });
	else
		expect({ status, body }).toMatchObject({
			status: 503,
			body: { success: false, error: expect.stringMatching(/\S/) },
		});
}

async function expectStored(acknowledged: readonly Acknowledged[]): Promise<void> {
	for (const { recipient, text, url } of acknowledged) {
		const { body } = await answerOf(fetch(`${url}/api/messages/${recipient}`));
		expect(body.map((letter: { message_content: string }) => letter.message_content)).toContain(text);
	}
}

async function expectSent(acknowledged: readonly Acknowledged[], sink: MailSink): Promise<void> {
	const missing = () => {
		const arrived = new Set(sink.received.map(({ recipients }) => recipients[0]));
		return acknowledged.filter(({ recipient }) => !arrived.has(recipient)).length;
	};
	const what = "the e-mail of every acknowledged note";
	await until({ what, holds: () => missing() === 0, progress: missing, everyMs: 100 });
}

/** An e-mail that came twice was under way at a loss: it came first with the last before it, or just after. */
function expectRepeatsOnlyOf(losses: readonly number[], sink: MailSink): void {
	const firstOf = new Map<string, { readonly place: number; readonly id: string | undefined }>();
	const underWay = clients + 2 * sendsOfNode;
	let repeats = 0;
	for (const [place, { recipients, mail }] of sink.received.entries()) {
		const recipient = recipients[0] ?? "";
		const first = firstOf.get(recipient);
		if (first === undefined) {
			firstOf.set(recipient, { place, id: mail.messageId });
			continue;
		}
		repeats++;
		expect(mail.messageId).toBe(first.id);
		expect(losses.some((at) => Math.abs(first.place - at) <= underWay)).toBe(true);
	}
	expect(repeats).toBeLessThanOrEqual(losses.length * underWay);
}
