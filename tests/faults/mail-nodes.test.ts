import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { setDatabaseAhead } from "#tests/database-clock.ts";
import { freePort } from "#tests/free-port.ts";
import { type MailSink, startMailSink } from "#tests/mail-sink.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const nodes = 4;
const deliveries = Number(process.env.NODES_DELIVERIES ?? 100);
/** The e-mails that a node sends at once, at most. */
const inFlight = 16;
const leaseMs = 20_000;
const secret = "a secret for tests, long enough to be one";

describe(`${nodes} nodes on one PostgreSQL, with ${deliveries} e-mails due at once`, () => {
	let sink: MailSink;
	let writer: TestApp;
	let servers: readonly ServerProcess[];

	beforeEach(async () => {
		// Its own mail server is down, so that what it takes waits for the others.
		const settings = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, ROLES: "web", APP_SECRET: secret };
		writer = await startTestApp("postgresql", settings);
		sink = await startMailSink();
		const environment = { DATABASE_URL: writer.databaseUrl ?? "", APP_SECRET: secret, SMTP_URL: sink.url };
		servers = await Promise.all(Array.from({ length: nodes }, () => startServerProcess({ environment })));
	});
	afterEach(async () => {
		await writer.remove();
		await sink.close();
	});

	/** Lets so many e-mails become due at the same moment. */
	async function queue(count: number, mark: string): Promise<void> {
		const addresses = Array.from({ length: count }, (_, index) => `jane.${mark}${index}@domain${index % 20}.example`);
		while (addresses.length > 0) await Promise.all(addresses.splice(0, 10).map(send));
		// But for those that became due meanwhile and that a node has under way.
		await writer.query("update delivery set due_at = 0 where state = 'queued' and attempts = 1");
	}
	async function send(recipientEmail: string): Promise<void> {
		const { body } = await writer.send({ recipientEmail, message: "Your smile is my morning" });
		expect(body).toMatchObject({ status: "approved", emailSent: false });
	}
	const queuedIds = async () =>
		(await writer.query("select id from delivery where state = 'queued'")).map(({ id }) => String(id));
	/** Of each e-mail that the mail server has taken, by how often. */
	function taken(): ReadonlyMap<string, number> {
		const times = new Map<string, number>();
		for (const { raw } of sink.received) {
			const [, id = ""] = /^Message-ID: <([^@]+)@/m.exec(raw) ?? [];
			times.set(id, (times.get(id) ?? 0) + 1);
		}
		return times;
	}

	/** Waits until no more e-mails wait than one node has under way; gives what still waits. */
	async function whenOneNodeHoldsTheRest(): Promise<readonly string[]> {
		let waiting: readonly string[] = [];
		await until({
			what: `${inFlight} e-mails that still wait, at most`,
			everyMs: 200,
			async holds() {
				waiting = await queuedIds();
				return waiting.length <= inFlight;
			},
			progress: () => sink.received.length,
		});
		return waiting;
	}

	/** A node that stands still amid a transaction holds up the others for ten seconds; that is another test's matter. */
	async function somebodyHoldsRows(): Promise<boolean> {
		const sessions = await writer.query(
			`select pid from pg_stat_activity where datname = current_database()
			and state = 'idle in transaction' and state_change < now() - interval '300 milliseconds'`,
		);
		return sessions.length > 0;
	}

	async function whenAllSent(): Promise<void> {
		const what = "every e-mail sent";
		await until({
			what,
			everyMs: 200,
			holds: async () => (await queuedIds()).length === 0,
			progress: () => sink.received.length,
		});
	}

	it("send each once; when one stands still beyond its lease none is lost, and what it had under way comes twice at most", {
		timeout: 240_000 + deliveries * 250,
	}, async () => {
		await queue(deliveries, "once");
		await whenAllSent();
		expect(sink.received).toHaveLength(deliveries);
		expect(taken().size).toBe(deliveries);

		const before = sink.offered.length;
		sink.behave(() => ({ acceptAfterMs: 400 }));
		await queue(deliveries, "paused");
		await until({ what: "e-mails under way", holds: () => sink.offered.length > before, everyMs: 5 });
		const [first] = servers;
		do {
			first?.process.kill("SIGCONT");
			await sleep(20);
			first?.process.kill("SIGSTOP");
			await sleep(400);
		} while (await somebodyHoldsRows());
		const heldByFirst = await whenOneNodeHoldsTheRest();
		await setDatabaseAhead(writer.databaseUrl ?? "", leaseMs + 5_000);
		// The others, as the first stands still.
		await whenAllSent();
		first?.process.kill("SIGCONT");
		await until({ what: "the first node", holds: async () => (await fetch(`${first?.url}/readyz`)).ok });
		// It ends what it has begun, and after it has ended it begins nothing again.
		first?.process.kill("SIGTERM");
		await first?.ended;
		const times = taken();
		expect(times.size).toBe(2 * deliveries);
		const repeated = [...times].filter(([, count]) => count > 1);
		expect(repeated.filter(([id, count]) => count > 2 || !heldByFirst.includes(id))).toEqual([]);
	});
});
