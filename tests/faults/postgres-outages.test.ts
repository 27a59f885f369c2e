import { appendFileSync, chownSync, mkdirSync, unlinkSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, expect, inject, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { mountSmallDisk } from "#tests/small-disk.ts";
import { startTestApp, type TestApp, usualBounds } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };
const refused = { status: 503, body: { success: false, error: expect.stringMatching(/\S/), errorType: "unknown" } };
/** What a call has, and what the work of forty takes on a slow machine that has nothing else to do. */
const [callMs, workMs] = [3_000, 5_000];
/** For a look at the database's health, and the work of one. */
const [probeMs, probeWorkMs] = [700, 800];

let app: TestApp;
afterEach(() => app.remove());

async function readiness() {
	const started = performance.now();
	const response = await fetch(`${app.url}/readyz`);
	return { status: response.status, body: await response.json(), ms: performance.now() - started };
}

async function expectNotReady(): Promise<void> {
	const slowdown = measureSlowdown();
	const { ms, ...answer } = await readiness();
	expect(answer).toMatchObject({ status: 503, body: { ...refused.body, failing: "database" } });
	expect(ms).toBeLessThan(probeMs + probeWorkMs * slowdown());
}

const untilReady = () => until({ what: "/readyz", holds: async () => (await readiness()).status === 200 });

/** A way to PostgreSQL that can fall silent without breaking. */
async function startTunnel() {
	const target = new URL(inject("postgresUrl"));
	const sockets = new Set<Socket>();
	let isSilent = false;
	const server: Server = createServer((near) => {
		const far = connect(Number(target.port), target.hostname);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(from);
			from.on("data", (bytes) => to.write(bytes));
			from.on("error", () => {});
			from.on("close", () => {
				sockets.delete(from);
				to.destroy();
			});
			if (isSilent) from.pause();
		}
	});
	const port = await freePort();
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const set = (silent: boolean) => {
		isSilent = silent;
		for (const socket of sockets) silent ? socket.pause() : socket.resume();
	};
	return {
		port,
		fallSilent: () => set(true),
		goOn: () => set(false),
		/** What is connected says nothing any more; whoever connects anew is heard, as after a failover. */
		abandonConnections() {
			set(true);
			isSilent = false;
		},
		close() {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}

it("a PostgreSQL that falls silent: everybody is answered in time, and what was refused is not stored later", async () => {
	const tunnel = await startTunnel();
	const direct = await startTestApp("postgresql");
	const throughTunnel = new URL(direct.databaseUrl ?? "");
	throughTunnel.port = String(tunnel.port);
	app = await startTestApp("postgresql", { DATABASE_URL: throughTunnel.href }, usualBounds);
	expect((await app.send(note)).body).toMatchObject({ success: true });
	tunnel.fallSilent();
	await expectNotReady();
	const slowdown = measureSlowdown();
	const started = performance.now();
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, index) => app.send({ ...note, message: `You are kind, ${index}` })),
	);
	expect(performance.now() - started).toBeLessThan(callMs + workMs * slowdown());
	for (const answer of answers) expect(answer).toMatchObject(refused);
	expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
	tunnel.goOn();
	await untilReady();
	expect((await app.send({ ...note, message: "You are kind" })).body).toMatchObject({ success: true });
	expect((await direct.query("select count(*)::int as count from message"))[0]).toEqual({ count: 2 });
	await app.stop();
	tunnel.close();
	await direct.remove();
});

it("a PostgreSQL whose machine is gone without a word, and another in its place: well again by itself", async () => {
	const tunnel = await startTunnel();
	const direct = await startTestApp("postgresql");
	const throughTunnel = new URL(direct.databaseUrl ?? "");
	throughTunnel.port = String(tunnel.port);
	app = await startTestApp("postgresql", { DATABASE_URL: throughTunnel.href }, usualBounds);
	const inUse = await Promise.all(Array.from({ length: 20 }, () => app.send(note)));
	expect(inUse.some(({ status }) => status === 200)).toBe(true);
	tunnel.abandonConnections();
	// Each answer is one connection fewer that says nothing; looks-ups use no transaction.
	const readsAndWrites = () =>
		Promise.all(Array.from({ length: 10 }, () => [app.read(note.recipientEmail), app.send(note)]).flat());
	await until({
		what: "answers from the other one alone",
		holds: async () => (await readsAndWrites()).every(({ status }) => status !== 503),
	});
	await app.stop();
	tunnel.close();
	await direct.remove();
});

it("a PostgreSQL that is read-only: 503, and well again when it can be written", async () => {
	app = await startTestApp("postgresql", {}, usualBounds);
	const name = new URL(app.databaseUrl ?? "").pathname.slice(1);
	const operator = new Client({ connectionString: (app.databaseUrl ?? "").replace(`/${name}`, "/postgres") });
	await operator.connect();
	const setReadOnly = async (value: "on" | "off") => {
		await operator.query(`alter database ${name} set default_transaction_read_only = ${value}`);
		await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
	};
	await setReadOnly("on");
	await expectNotReady();
	expect(await app.send(note)).toMatchObject(refused);
	await setReadOnly("off");
	await operator.end();
	await untilReady();
	expect((await app.send(note)).body).toMatchObject({ success: true });
});

it.each(["off", "local"])("a PostgreSQL that may lose what it has committed, with %s: no start", async (value) => {
	app = await startTestApp("postgresql");
	const name = new URL(app.databaseUrl ?? "").pathname.slice(1);
	await app.query(`alter database ${name} set synchronous_commit = ${value}`);
	const settings = { DATABASE_URL: app.databaseUrl ?? "" };
	await expect(startTestApp("postgresql", settings)).rejects.toThrow(`synchronous_commit is ${value}`);
});

// An empty database takes 8 MB.
const disk = mountSmallDisk(32);
afterAll(() => disk?.remove());
it.runIf(disk !== undefined)(
	"a PostgreSQL whose disk is full: 503, nothing acknowledged that is not stored",
	async () => {
		if (disk === undefined) return;
		const folder = join(disk.dir, "small");
		mkdirSync(folder);
		// PostgreSQL runs as nobody where the tests run as root.
		chownSync(folder, 65_534, 65_534);
		const operator = new Client({ connectionString: `${inject("postgresUrl")}/postgres` });
		await operator.connect();
		await operator.query(`create tablespace small location '${folder}'`);
		await operator.query("create database full_disk tablespace small");
		app = await startTestApp("postgresql", {
			DATABASE_URL: `${inject("postgresUrl")}/full_disk`,
			RATE_LIMIT_PER_RECIPIENT: "100000",
		});
		const filler = join(disk.dir, "filler");
		fill(filler);
		let acknowledged = 0;
		let isFull = false;
		for (let index = 0; !isFull; index++) {
			const answer = await app.send({ ...note, message: `${index} ${"my love ".repeat(120)}` });
			if (answer.status === 200) acknowledged++;
			else expect(answer).toMatchObject(refused);
			// A busy machine refuses, too; only a full disk does so for every note.
			if (answer.status !== 200) isFull = (await readiness()).status === 503;
		}
		await expectNotReady();
		unlinkSync(filler);
		await untilReady();
		expect((await app.send(note)).body).toMatchObject({ success: true });
		expect((await app.read(note.recipientEmail)).body.length).toBeGreaterThan(acknowledged);
		await app.stop();
		await operator.query("drop database full_disk with (force)");
		await operator.query("drop tablespace small");
		await operator.end();
	},
);

/** Takes all the room that is left. */
function fill(file: string): void {
	const page = Buffer.alloc(4096);
	try {
		for (;;) appendFileSync(file, page);
	} catch (error) {
		expect(error).toMatchObject({ code: "ENOSPC" });
	}
}
