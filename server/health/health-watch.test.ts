import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { healthSign } from "#server/database/health-sign.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createDeliveryStore } from "#server/delivery/delivery-store.ts";
import { createOutbox } from "#server/delivery/outbox.ts";
import { createLog } from "#server/log.ts";
import { createVault } from "#server/privacy/seal.ts";
import { knownSecret } from "#tests/link-token-of.ts";
import { createHealthAlert } from "./health-alert.ts";
import type { HealthChange } from "./health-change.ts";
import { createHealthWatch } from "./health-watch.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const gigabyte = 1_000 ** 3;
const vault = createVault(knownSecret);

let now: number;
let changes: HealthChange[];
let database: Database;
let outbox: ReturnType<typeof createOutbox>;

beforeEach(async () => {
	now = Date.UTC(2026, 10, 23, 12);
	changes = [];
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-health-"));
	database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	outbox = createOutbox({ store: createDeliveryStore("sqlite", () => now), vault });
	onTestFinished(async () => {
		await database.close();
		rmSync(dir, { recursive: true, force: true });
	});
});

/** A process that watches a disk of its own, and traffic to a mail server. */
function startProcess() {
	const seen = { freeBytes: 50 * gigabyte, smtp: { isReached: true, at: 0 } };
	const log: string[] = [];
	const signs = [
		healthSign({
			sign: "disk",
			view: "machine",
			read: async () => ({
				reason: seen.freeBytes < gigabyte ? "low" : "enough",
				facts: { free_bytes: seen.freeBytes, total_bytes: 100 * gigabyte },
			}),
		}),
		healthSign({
			sign: "smtp",
			view: "traffic",
			read: async () => ({ reason: seen.smtp.isReached ? "accepts" : "unreachable", facts: {}, seenAt: seen.smtp.at }),
		}),
	];
	const options = { adminEmail: "admin@example.org", timeZone: "Europe/Paris", outbox };
	const writes = createLog("info", { write: (line) => void log.push(line) });
	const onChange = [async (_: unknown, change: HealthChange) => void changes.push(change)];
	const alert = createHealthAlert({ ...options, onChange, log: writes });
	const watch = createHealthWatch({ database, signs, steadyNow: async () => now, alert, log: writes });
	return { seen, log, ...watch };
}

const pass = async (ms: number, ...processes: readonly { look(): Promise<void> }[]) => {
	now += ms;
	for (const { look } of processes) await look();
};

/** The e-mails ordered since the last time. */
async function ordered() {
	const claim = { limit: 100, except: [] };
	const due = await database.write((queries) => outbox.claimDue(queries, claim.limit, { ids: [], domains: [] }));
	const orders = due.map((delivery) => delivery.readOrder());
	await database.write((queries) => queries.deleteFrom("delivery").execute());
	return orders.map(({ template, to, values }) => ({ template, to, text: Object.values(values).join() }));
}

describe("what stays bad", () => {
	it("is told after ten minutes, once, then daily, and once more when it has been good again as long", async () => {
		const one = startProcess();
		await pass(0, one);
		one.seen.freeBytes = 0.4 * gigabyte;
		await pass(minute, one);
		await pass(9 * minute, one);
		expect(await ordered()).toEqual([]);
		await pass(minute, one);
		expect(await ordered()).toEqual([
			{
				template: "health",
				to: "admin@example.org",
				text: "• Disque\nIl ne reste que 400\u202fMo sur 100\u202fGo. Libérez de l’espace sur le disque qui contient le dossier DATA_DIR, ou agrandissez-le. Une fois le disque plein, plus aucun message ne pourra être accepté.",
			},
		]);
		expect(one.log.filter((line) => line.includes("something is wrong"))).toHaveLength(1);
		await pass(day - minute, one);
		expect(await ordered()).toEqual([]);
		await pass(minute, one);
		expect(await ordered()).toMatchObject([{ template: "health" }]);
		one.seen.freeBytes = 60 * gigabyte;
		await pass(minute, one);
		await pass(9 * minute, one);
		expect(await ordered()).toEqual([]);
		await pass(minute, one);
		expect(await ordered()).toMatchObject([{ template: "recovery", text: expect.stringContaining("60\u202fGo") }]);
		await pass(2 * day, one);
		expect(await ordered()).toEqual([]);
		expect(changes).toEqual([
			{ sign: "disk", state: "bad", since: expect.any(Number) },
			{ sign: "disk", state: "good", since: expect.any(Number) },
		]);
	});

	it("and mends itself within ten minutes is told to nobody", async () => {
		const one = startProcess();
		for (let turn = 0; turn < 6; turn++) {
			one.seen.freeBytes = turn % 2 === 0 ? 0 : 50 * gigabyte;
			await pass(9 * minute, one);
		}
		expect([await ordered(), changes]).toEqual([[], []]);
	});

	it("is told together with what was told before", async () => {
		const one = startProcess();
		one.seen.freeBytes = 0;
		await pass(0, one);
		await pass(11 * minute, one);
		expect(await ordered()).toHaveLength(1);
		one.seen.smtp = { isReached: false, at: now };
		await pass(minute, one);
		await pass(11 * minute, one);
		const [both, ...rest] = await ordered();
		expect(both?.text).toMatch(/Disque[\s\S]*Serveur de messagerie/);
		expect(rest).toEqual([]);
		expect(changes.map(({ sign }) => sign)).toEqual(["disk", "smtp"]);
	});

	it("is told by one of several processes", async () => {
		const [one, two] = [startProcess(), startProcess()];
		one.seen.freeBytes = 0;
		await pass(0, one, two);
		for (let turn = 0; turn < 11; turn++) await pass(minute, two, one);
		expect(await ordered()).toHaveLength(1);
		expect(changes).toHaveLength(1);
	});
});

describe("what processes see differently", () => {
	const stateOfDisk = async (watch: ReturnType<typeof startProcess>) =>
		(await watch.read()).find(({ sign }) => sign === "disk")?.reason;

	it("of their disks: the worst counts, until its process has said nothing for three minutes", async () => {
		const [one, two] = [startProcess(), startProcess()];
		one.seen.freeBytes = 0;
		await pass(0, one, two);
		expect(await stateOfDisk(two)).toBe("low");
		await pass(2 * minute, two);
		expect(await stateOfDisk(two)).toBe("low");
		await pass(2 * minute, two);
		expect(await stateOfDisk(two)).toBe("enough");
	});

	it("of the mail server: whoever spoke to it last is believed", async () => {
		const [one, two] = [startProcess(), startProcess()];
		one.seen.smtp = { isReached: false, at: 1 };
		two.seen.smtp = { isReached: true, at: 2 };
		await pass(0, one, two);
		for (const watch of [one, two]) {
			expect((await watch.read()).find(({ sign }) => sign === "smtp")?.reason).toBe("accepts");
		}
	});
});

it("writes nothing while nothing changes, but says every minute what it sees", async () => {
	const one = startProcess();
	await pass(0, one);
	const rows = () => database.read((queries) => queries.selectFrom("health_reading").select("at").execute());
	const before = await rows();
	await pass(55_000, one);
	expect(await rows()).toEqual(before);
	await pass(5_000, one);
	expect(await rows()).not.toEqual(before);
});
