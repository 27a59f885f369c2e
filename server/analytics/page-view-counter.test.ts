import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, unavailable } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createCountsStore } from "./counts-store.ts";
import { createFigures } from "./figures.ts";
import { createLocalHour } from "./local-hour.ts";
import { createPageViewCounter } from "./page-view-counter.ts";
import { createVisitors } from "./visitors.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const countries: Readonly<Record<string, string>> = { "203.0.113.0/24": "FR", "198.51.100.0/24": "IN" };

describe("counting page views in Asia/Kolkata", () => {
	let dir: string;
	let database: Database;
	let now: number;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-views-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
		now = Date.parse("2026-02-14T18:00:00Z");
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	const localHour = createLocalHour("Asia/Kolkata");
	function open(through: () => Database = () => database) {
		const clock = () => now;
		const visitors = createVisitors(clock, localHour);
		const counter = createPageViewCounter({
			database: { ...database, write: (work) => through().write(work) },
			counts: createCountsStore("Asia/Kolkata"),
			geography: { countryOf: async (network) => countries[network] },
			visitors,
			localHour,
			clock,
			log: createLog("silent"),
		});
		return { counter, look: (ip: string, agent = firefox) => counter.count(visitors.of(ip, agent)) };
	}

	const rows = () =>
		database.read((queries) =>
			queries
				.selectFrom("counter")
				.selectAll()
				.orderBy("day")
				.orderBy("hour")
				.orderBy("metric")
				.orderBy("label")
				.execute(),
		);

	it("counts a view each time and a visitor once a day, and writes nothing until it flushes", async () => {
		const { counter, look } = open();
		for (const ip of ["203.0.113.7", "203.0.113.7", "203.0.113.8", "198.51.100.9", "192.0.2.1"]) look(ip);
		expect(await rows()).toEqual([]);
		await counter.flush();
		now += 29 * 60_000;
		look("203.0.113.7");
		await counter.flush();
		expect(await rows()).toEqual([
			{ day: "2026-02-14", hour: 0, metric: "visit", label: "", count: 1 },
			{ day: "2026-02-14", hour: 0, metric: "visit", label: "FR", count: 2 },
			{ day: "2026-02-14", hour: 0, metric: "visit", label: "IN", count: 1 },
			{ day: "2026-02-14", hour: 23, metric: "page_view", label: "", count: 6 },
		]);
	});

	it("counts the same visitor anew when the day of the time zone has changed, at half past six in the evening UTC", async () => {
		const { counter, look } = open();
		look("203.0.113.7");
		now += 30 * 60_000;
		look("203.0.113.7");
		await counter.stop();
		expect(await rows()).toEqual([
			{ day: "2026-02-14", hour: 0, metric: "visit", label: "FR", count: 1 },
			{ day: "2026-02-14", hour: 23, metric: "page_view", label: "", count: 1 },
			{ day: "2026-02-15", hour: 0, metric: "page_view", label: "", count: 1 },
			{ day: "2026-02-15", hour: 0, metric: "visit", label: "FR", count: 1 },
		]);
	});

	it("leaves programs out, and whoever says nothing of itself", async () => {
		const { counter, look } = open();
		for (const agent of [robot, "curl/8.5.0", "", " "]) look("203.0.113.7", agent);
		await counter.flush();
		expect(await rows()).toEqual([]);
	});

	it("tells two people behind one router apart, and not two addresses of one household", async () => {
		const { counter, look } = open();
		look("203.0.113.7", firefox);
		look("203.0.113.7", firefox.replace("X11; Linux x86_64", "Windows NT 10.0; Win64; x64"));
		look("2001:db8:1:2::a");
		look("2001:db8:1:2::b");
		await counter.flush();
		const { unique_visitors_today } = await database.read((queries) =>
			createFigures({ localHour, trustsProxy: true }).read(queries, now, 7),
		);
		expect(unique_visitors_today).toBe(3);
	});

	it("loses nothing while the database is away", async () => {
		let isAway = true;
		const away: Database = { ...database, write: () => Promise.reject(unavailable("away")) };
		const { counter, look } = open(() => (isAway ? away : database));
		look("203.0.113.7");
		await expect(counter.flush()).rejects.toThrow("unavailable");
		look("203.0.113.7");
		look("203.0.113.9");
		isAway = false;
		await counter.flush();
		expect((await rows()).map(({ metric, count }) => [metric, count])).toEqual([
			["visit", 2],
			["page_view", 3],
		]);
	});
});
