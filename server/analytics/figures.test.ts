import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createCountsStore, type Metrics } from "./counts-store.ts";
import { createFigures } from "./figures.ts";
import { createLocalHour } from "./local-hour.ts";

const hourMs = 3_600_000;

describe("the figures", () => {
	let dir: string;
	let database: Database;
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-figures-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	async function count<M extends keyof Metrics>(zone: string, at: number, metric: M, label: Metrics[M], times = 1) {
		await database.write((queries) => createCountsStore(zone).bump(queries, at, metric, label, times));
	}
	const read = (zone: string, now: string, days = 7, trustsProxy = true) =>
		database.read((queries) =>
			createFigures({ localHour: createLocalHour(zone), trustsProxy }).read(queries, Date.parse(now), days),
		);

	it("are all there when nothing has happened", async () => {
		const figures = await read("UTC", "2026-02-14T12:00:00Z", 30);
		expect(figures).toMatchObject({
			total_messages: 0,
			approval_rate: 0,
			unique_visitors_today: 0,
			top_rejection_reasons: [],
			geographic_data: [],
		});
		expect(figures.daily_activity).toHaveLength(30);
		expect(figures.daily_activity[0]).toEqual({
			date: "2026-02-14",
			messages: 0,
			approvals: 0,
			rejections: 0,
			pending: 0,
		});
		expect(figures.daily_activity.at(-1)?.date).toBe("2026-01-16");
		expect(figures.hourly_activity).toEqual(Array.from({ length: 24 }, (_, hour) => ({ hour, count: 0 })));
	});

	it.each([
		["2026-03-29", "2026-03-28T23:00:00Z", 23, { 2: 0, 3: 1 }],
		["2026-10-25", "2026-10-24T22:00:00Z", 25, { 2: 2, 3: 1 }],
	])("%s in Europe/Paris, which begins at %s, has %i hours", async (day, begin, hours, changed) => {
		const start = Date.parse(begin);
		for (let hour = -1; hour <= hours; hour++) {
			await count("Europe/Paris", start + hour * hourMs, "message", hour % 2 === 0 ? "approved" : "rejected");
		}
		const { daily_activity, hourly_activity } = await read("Europe/Paris", `${day}T20:00:00Z`, 7);
		const approvals = Math.ceil(hours / 2);
		expect(daily_activity[0]).toEqual({
			date: day,
			messages: hours,
			approvals,
			rejections: hours - approvals,
			pending: 0,
		});
		expect(daily_activity[1]).toMatchObject({ messages: 1, approvals: 0, rejections: 1 });
		// The last hour of the day before adds one to the 23rd.
		expect(Object.fromEntries(hourly_activity.map((bucket) => [bucket.hour, bucket.count]))).toEqual({
			...Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, hour === 23 ? 2 : 1])),
			...changed,
		});
	});

	it("belong to the period asked for, and to no day after it", async () => {
		const noon = Date.parse("2026-06-30T12:00:00Z");
		for (const ago of [-1, 0, 6, 7, 29, 30, 89, 90])
			await count("UTC", noon - ago * 24 * hourMs, "message", "approved");
		const totals = [];
		for (const days of [7, 30, 90]) totals.push((await read("UTC", "2026-06-30T23:00:00Z", days)).total_messages);
		expect(totals).toEqual([2, 4, 6]);
	});

	it("show no country with fewer than five visits, and put those of no known country with them", async () => {
		const now = Date.parse("2026-06-30T12:00:00Z");
		await count("UTC", now - 24 * hourMs, "visit", "FR", 4);
		await count("UTC", now, "visit", "FR", 1);
		await count("UTC", now, "visit", "IN", 4);
		await count("UTC", now, "visit", "LU", 1);
		await count("UTC", now, "visit", "", 9);
		const { geographic_data, unique_visitors_today } = await read("UTC", "2026-06-30T13:00:00Z");
		expect(geographic_data).toEqual([
			{ country: "other", count: 14 },
			{ country: "FR", count: 5 },
		]);
		expect(unique_visitors_today).toBe(15);
	});

	it("need no table but the counters, so that a million notes cost them nothing", async () => {
		await count("UTC", Date.parse("2026-06-30T12:00:00Z"), "message", "approved", 1_000_000);
		for (const table of ["message", "message_total", "delivery"]) {
			await database.write((queries) => queries.schema.dropTable(table).execute());
		}
		expect(await read("UTC", "2026-06-30T13:00:00Z", 90)).toMatchObject({ total_messages: 1_000_000 });
	});

	it("forget a reason whose every refusal was taken back", async () => {
		const now = Date.parse("2026-06-30T12:00:00Z");
		await count("UTC", now, "rejection", "manual", 1);
		await count("UTC", now, "rejection", "insult", 2);
		await count("UTC", now, "rejection", "manual", -1);
		expect((await read("UTC", "2026-06-30T13:00:00Z")).top_rejection_reasons).toEqual([{ reason: "insult", count: 2 }]);
	});

	it("give the rate of e-mails over 30 days, and none when there were none", async () => {
		const emails = () =>
			database.read((queries) =>
				createFigures({ localHour: createLocalHour("UTC"), trustsProxy: true }).emails(
					queries,
					Date.parse("2026-06-30T13:00:00Z"),
				),
			);
		expect(await emails()).toEqual({
			sentToday: 0,
			capturedToday: 0,
			deliveryRate: null,
			bounced: 0,
			complained: 0,
		});
		await count("UTC", Date.parse("2026-06-30T12:00:00Z"), "email", "sent", 1);
		await count("UTC", Date.parse("2026-06-30T12:00:00Z"), "other_email", "sent", 1);
		await count("UTC", Date.parse("2026-06-30T12:00:00Z"), "email", "captured", 4);
		await count("UTC", Date.parse("2026-06-02T12:00:00Z"), "email", "failed", 1);
		await count("UTC", Date.parse("2026-05-31T12:00:00Z"), "email", "failed", 9);
		await count("UTC", Date.parse("2026-06-02T12:00:00Z"), "report", "bounced", 3);
		await count("UTC", Date.parse("2026-05-31T12:00:00Z"), "report", "bounced", 9);
		await count("UTC", Date.parse("2026-06-30T12:00:00Z"), "report", "complained", 1);
		expect(await emails()).toEqual({
			sentToday: 2,
			capturedToday: 4,
			deliveryRate: 66.7,
			bounced: 3,
			complained: 1,
		});
	});

	it("tell the e-mails of notes from all others, and captured ones from sent ones", async () => {
		const now = Date.parse("2026-06-30T12:00:00Z");
		await count("UTC", now, "email", "sent", 3);
		await count("UTC", now, "email", "captured", 2);
		await count("UTC", now, "email", "failed", 1);
		await count("UTC", now, "other_email", "sent", 7);
		await count("UTC", now, "other_email", "captured", 5);
		expect(await read("UTC", "2026-06-30T13:00:00Z")).toMatchObject({
			emails_sent: 3,
			emails_captured: 2,
			emails_failed: 1,
			other_emails: { sent: 7, captured: 5, failed: 0 },
		});
	});

	it("are averages since the service's first day, and compared only with a whole period", async () => {
		const now = "2026-06-30T13:00:00Z";
		expect(await read("UTC", now)).toMatchObject({ counted_days: 0, previous: null });
		await count("UTC", Date.parse("2026-06-28T12:00:00Z"), "page_view", "", 1);
		expect(await read("UTC", now)).toMatchObject({ counted_days: 3, previous: null });
		await count("UTC", Date.parse("2026-06-18T12:00:00Z"), "message", "approved", 5);
		expect(await read("UTC", now)).toMatchObject({ counted_days: 7, previous: null });
		await count("UTC", Date.parse("2026-06-17T12:00:00Z"), "message", "rejected", 2);
		await count("UTC", Date.parse("2026-06-23T12:00:00Z"), "email", "sent", 4);
		await count("UTC", Date.parse("2026-06-24T12:00:00Z"), "message", "approved", 1);
		expect((await read("UTC", now)).previous).toEqual({
			total_messages: 7,
			approved_messages: 5,
			rejected_messages: 2,
			emails_sent: 4,
		});
	});

	it("say why no country is named", async () => {
		const now = "2026-06-30T13:00:00Z";
		const at = Date.parse("2026-06-30T12:00:00Z");
		const gap = async (trustsProxy: boolean) => (await read("UTC", now, 7, trustsProxy)).geographic_gap;
		expect(await gap(false)).toBe("no_visits");
		await count("UTC", at, "visit", "", 9);
		expect([await gap(false), await gap(true)]).toEqual(["no_proxy", "unknown"]);
		await count("UTC", at, "visit", "FR", 4);
		expect([await gap(false), await gap(true)]).toEqual(["few_visits", "few_visits"]);
		await count("UTC", at, "visit", "FR", 1);
		expect(await gap(false)).toBe("none");
	});
});
