import { copyFileSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { lockSqlite } from "#tests/beside-sqlite.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { startTestApp, type TestApp, usualBounds } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

/** More than fit into a group, a pool of connections or anything else that takes several at once. */
const senders = 80;
/** What each waits at most, 2 s for a lock and 3 s in all; it was 45 s for 40 senders. */
const longestWaitMs = 3_000;
/** What their work takes on a slow machine that has nothing else to do. */
const workMs = 5_000;
/** For a look at the database's health, and the work of one. */
const [probeMs, probeWorkMs] = [700, 800];

const refused = { status: 503, body: { success: false, error: expect.stringMatching(/\S/), errorType: "unknown" } };
const notReady = { status: 503, body: { ...refused.body, failing: "database" } };
const noteTo = (name: string) => ({
	recipientEmail: `${name}@example.org`,
	message: `Your smile is the best part of my mornings, ${name}`,
});

let app: TestApp;
afterEach(() => app.remove());

/** Sends many notes at once; resolves to their answers and how long the slowest took. */
async function sendTogether(count: number) {
	const started = performance.now();
	const answers = await Promise.all(Array.from({ length: count }, (_, index) => app.send(noteTo(`jane${index}`))));
	return { answers, slowestMs: performance.now() - started };
}

async function readiness() {
	const started = performance.now();
	const response = await fetch(`${app.url}/readyz`);
	return { status: response.status, body: await response.json(), ms: performance.now() - started };
}

const untilReady = () => until({ what: "/readyz", holds: async () => (await readiness()).status === 200 });

/** How many notes are stored. */
async function stored(): Promise<number> {
	const [row] = await app.query("select count(*) as count from message");
	return Number(row?.count);
}

/** Holds the database against every writer; what it resolves to lets go. */
async function lock(): Promise<() => Promise<void>> {
	if (app.databaseUrl === undefined) {
		const unlock = await lockSqlite(app);
		return async () => unlock();
	}
	const other = new Client({ connectionString: app.databaseUrl });
	await other.connect();
	await other.query("begin; lock table message in exclusive mode");
	return () => other.end();
}

describe.each(["sqlite", "postgresql"] as const)("%s that is locked", (engine) => {
	it("fails all who wait within one wait, not one after the other, and /readyz within a second", async () => {
		app = await startTestApp(engine, {}, usualBounds);
		expect(await readiness()).toMatchObject({ status: 200, body: { status: "ready" } });
		const unlock = await lock();
		const slowdown = measureSlowdown();
		const sending = sendTogether(senders);
		const probes = await Promise.all(Array.from({ length: 20 }, readiness));
		for (const probe of probes) {
			expect(probe).toMatchObject(notReady);
			expect(probe.ms).toBeLessThan(probeMs + probeWorkMs * slowdown());
		}
		expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
		const { answers, slowestMs } = await sending;
		for (const answer of answers) expect(answer).toMatchObject(refused);
		expect(slowestMs).toBeLessThan(longestWaitMs + workMs * slowdown());
		await unlock();
		await untilReady();
		expect(await stored()).toBe(0);
		expect((await app.send(noteTo("jane"))).body).toMatchObject({ success: true });
	});
});

describe("SQLite", () => {
	it("gives each write its own time, from when it came", async () => {
		app = await startTestApp("sqlite", {}, usualBounds);
		const unlock = await lock();
		const slowdown = measureSlowdown();
		const started = performance.now();
		const endOf = async (name: string) => {
			expect((await app.send(noteTo(name))).status).toBe(503);
			return performance.now() - started;
		};
		const early = endOf("early");
		await sleep(1_000);
		const lateCame = performance.now() - started;
		const late = endOf("late");
		// The one who came a second later is refused about a second later: neither with the first nor after a whole turn more.
		const apart = (await late) - (await early);
		expect(apart).toBeGreaterThan(500);
		expect(apart).toBeLessThan(lateCame + 800 * slowdown());
		await unlock();
	});

	it("that is deleted or replaced while it is open: no note is taken, and it is said; well again when it is back", async () => {
		app = await startTestApp("sqlite", {}, usualBounds);
		const file = join(app.dataDir, "billet-doux.sqlite");
		for (const [round, name] of [file, `${file}-wal`].entries()) {
			expect((await app.send(noteTo(`before${round}`))).body).toMatchObject({ success: true });
			const count = await stored();
			renameSync(name, `${name}.away`);
			expect(await app.send(noteTo("unlinked"))).toMatchObject(refused);
			expect(await readiness()).toMatchObject(notReady);
			// A file of the same name and words is another file.
			copyFileSync(`${name}.away`, name);
			expect(await app.send(noteTo("replaced"))).toMatchObject(refused);
			unlinkSync(name);
			renameSync(`${name}.away`, name);
			await untilReady();
			expect(await stored()).toBe(count);
		}
		expect(app.log.filter((line) => line.includes("was deleted or replaced while the service runs"))).toHaveLength(2);
	});

	it("that gets damaged: /readyz says no, the log how to restore it, and nothing is written over the damage", async () => {
		app = await startTestApp("sqlite", {}, usualBounds);
		expect((await app.send(noteTo("jane"))).body).toMatchObject({ success: true });
		// From the log into the file.
		await app.restart();
		const mend = damage(join(app.dataDir, "billet-doux.sqlite"));
		expect(await app.read(noteTo("jane").recipientEmail)).toMatchObject(refused);
		expect(await app.send(noteTo("june"))).toMatchObject(refused);
		expect(await readiness()).toMatchObject(notReady);
		expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
		expect(app.log.filter((line) => /damaged.*npm run restore -- YOUR-LAST-BACKUP/.test(line))).toHaveLength(1);
		// A start says it, too, rather than work on what is damaged.
		await expect(app.restart()).rejects.toThrow(/damaged.*npm run restore -- YOUR-LAST-BACKUP/);
		mend();
		await app.restart();
		await untilReady();
		expect((await app.read(noteTo("jane").recipientEmail)).body).toHaveLength(1);
	});

	it("that is no database: a start says so and how to restore it", async () => {
		app = await startTestApp("sqlite", {}, usualBounds);
		await app.stop();
		writeFileSync(join(app.dataDir, "billet-doux.sqlite"), "a letter ".repeat(10_000));
		await expect(app.restart()).rejects.toThrow(/damaged.*npm run restore -- YOUR-LAST-BACKUP/);
	});
});

/** Overwrites all but the first page, as a failing disk does; what it gives puts them back. */
function damage(file: string): () => void {
	const sound = readFileSync(file);
	const damaged = Buffer.from(sound);
	damaged.fill(0xff, 4096);
	// In place: another file of the same name would be noticed as that.
	writeFileSync(file, damaged, { flag: "r+" });
	return () => writeFileSync(file, sound, { flag: "r+" });
}
