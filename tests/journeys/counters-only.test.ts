import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, adminClient, signIn } from "#tests/admin-client.ts";
import { engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { behindProxy, firefox, look } from "#tests/visitor.ts";

const day = 86_400_000;
/** Noon, so that no test meets midnight by accident. */
const start = Date.UTC(2026, 4, 20, 12);
const ip = "203.0.113.7";

type Rows = readonly Readonly<Record<string, unknown>>[];

describe.each(engines)("of visitors there are numbers and nothing else, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let passed: number;
	beforeEach(async () => {
		passed = 0;
		app = await startTestApp(engine, behindProxy, { clock: () => start + passed });
		admin = await signIn(app);
	});
	afterEach(() => app.remove());

	/** Every row of every table; what has been counted is written before. */
	async function tables(): Promise<ReadonlyMap<string, Rows>> {
		await admin.get("/analytics?days=7");
		const names =
			app.databaseUrl === undefined
				? await app.query("select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'")
				: await app.query("select tablename as name from pg_tables where schemaname = 'public'");
		const all = new Map<string, Rows>();
		for (const { name } of names) all.set(String(name), await app.query(`select * from "${name}" order by 1, 2`));
		return all;
	}

	const changed = (before: ReadonlyMap<string, Rows>, after: ReadonlyMap<string, Rows>) =>
		[...after.keys()].filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name))).toSorted();

	it("a look at pages changes counters, and those name a day, an hour, what is counted, a country, and how many", async () => {
		const before = await tables();
		for (const path of ["/", "/fr/faq", "/in/privacy"]) expect(await look(app, path, ip)).toBe(200);
		const after = await tables();
		expect(changed(before, after)).toEqual(["counter"]);
		const counters = (after.get("counter") ?? []).filter(({ metric }) => metric !== "message");
		expect(counters.length).toBeGreaterThan(0);
		for (const row of counters) {
			expect(Object.keys(row).toSorted()).toEqual(["count", "day", "hour", "label", "metric"]);
			expect(row.day).toBe("2026-05-20");
			expect(row.metric).toMatch(/^(?:page_view|visit)$/);
			expect(row.label).toMatch(/^(?:[A-Z]{2})?$/);
		}
	});

	it("a note of somebody who has looked at pages has nothing in common with their visit", async () => {
		await look(app, "/", ip);
		const headers = { "x-forwarded-for": ip, "user-agent": firefox };
		const sent = await app.send({ recipientEmail: "jane@example.org", message: "Your smile is my morning" }, headers);
		expect(sent.status).toBe(200);
		const all = await tables();
		const counters = (all.get("counter") ?? []).flatMap(({ metric, label }) => [metric, label]);
		const texts = (rows: Rows) =>
			rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string");
		const ofNotes = [...(all.get("message") ?? []), ...(all.get("delivery") ?? [])];
		// The words of states are no trace of anybody.
		const states = new Set(["approved", "rejected", "pending", "sent", "captured"]);
		const common = texts(ofNotes).filter((text) => !states.has(text) && counters.includes(text));
		expect(common).toEqual([]);
		expect(ofNotes).toHaveLength(2);
	});

	it("whoever has the database, as in a backup, does not know who was here: the key of the day is not in it", async () => {
		await look(app, "/", ip);
		await look(app, "/faq", ip);
		expect(await visitors(app)).toBe(1);
		const database = app.databaseUrl === undefined ? { DATA_DIR: app.dataDir } : { DATABASE_URL: app.databaseUrl };
		const copy = await startTestApp(engine, { ...behindProxy, ...database }, { clock: () => start + passed });
		try {
			// The service itself still knows them, until midnight.
			await look(app, "/", ip);
			expect(await visitors(app)).toBe(1);
			await look(copy, "/", ip);
			expect(await visitors(copy)).toBe(2);
		} finally {
			await copy.remove();
		}
	});

	it("after midnight only the numbers of the day remain", async () => {
		await look(app, "/", ip);
		const before = (await tables()).get("counter");
		passed += day;
		admin = await signIn(app);
		await look(app, "/", ip);
		const after = (await tables()).get("counter") ?? [];
		expect(after.filter((row) => row.day === "2026-05-20")).toEqual(before);
		expect(after.filter((row) => row.metric === "visit" && row.day === "2026-05-21")).toHaveLength(1);
	});

	async function visitors(of: TestApp): Promise<number> {
		return (await adminClient(of, admin.token).get("/analytics?days=7")).body.unique_visitors_today;
	}
});
