import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import type { EmailOrder } from "#server/delivery/email-order.ts";
import { createEmailSwitches } from "#server/delivery/email-switches.ts";
import { createLog } from "#server/log.ts";
import { createVault } from "#server/privacy/seal.ts";
import { createMessageStore } from "./message-store.ts";
import { createMessageTotals } from "./message-totals.ts";
import { createModerationAlert } from "./moderation-alert.ts";

const alertEveryMs = 15 * 60_000;

describe("the alert that notes wait", () => {
	const switches = createEmailSwitches();
	const messages = createMessageStore(createVault("a secret for tests, long enough to be one"));
	const waits = {
		status: "pending",
		category: null,
		model: null,
		spans: [],
		confidence: null,
		readings: null,
	} as const;
	let dir: string;
	let database: Database;
	let now: number;
	let orders: EmailOrder[];
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-alert-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
		now = Date.UTC(2026, 1, 14);
		orders = [];
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	/** One of the nodes that look. */
	const node = () =>
		createModerationAlert({
			database,
			totals: createMessageTotals(),
			outbox: { enqueue: async (_queries, { order }) => void orders.push(order) },
			switches,
			adminEmail: "moderators@example.org",
			clock: () => now,
			log: createLog("silent"),
		});
	const hold = (text: string) =>
		database.write((queries) =>
			messages.insert(queries, {
				id: `id-${text}`,
				note: { recipient: "jane@example.org", text },
				standing: waits,
				locale: "en",
				at: now,
			}),
		);
	const counts = () => orders.map(({ values }) => ("count" in values ? values.count : ""));
	const switched = (isActive: boolean) => database.write((queries) => switches.set(queries, "moderation", isActive));

	it("is made for what waits, and not again while nothing has come since", async () => {
		await node().look();
		expect(orders).toEqual([]);
		await hold("one");
		await node().look();
		expect(orders).toEqual([
			{ template: "moderation", to: "moderators@example.org", locale: "fr", values: { count: "1" } },
		]);
		now += 10 * alertEveryMs;
		await node().look();
		expect(orders).toHaveLength(1);
	});

	it("comes once in fifteen minutes at most, with all that waits by then", async () => {
		await hold("one");
		await node().look();
		now += 1;
		await hold("two");
		now += alertEveryMs - 2;
		await hold("three");
		await node().look();
		expect(counts()).toEqual(["1"]);
		now += 1;
		await node().look();
		expect(counts()).toEqual(["1", "3"]);
	});

	it("is made by one of many nodes that look at the same moment", async () => {
		await hold("one");
		await Promise.all([node().look(), node().look(), node().look()]);
		expect(counts()).toEqual(["1"]);
		now += alertEveryMs;
		await hold("two");
		await Promise.all([node().look(), node().look(), node().look()]);
		expect(counts()).toEqual(["1", "2"]);
	});

	it("is not made while it is switched off, and made up for when it is on again", async () => {
		await switched(false);
		await hold("one");
		await node().look();
		expect(orders).toEqual([]);
		await switched(true);
		await node().look();
		expect(counts()).toEqual(["1"]);
	});

	it("is made again soon after a clock that was ten days ahead has been set back", async () => {
		now += 10 * 24 * 3_600_000;
		await hold("ahead");
		await node().look();
		now -= 10 * 24 * 3_600_000;
		await hold("back");
		await node().look();
		await node().look();
		expect(counts()).toEqual(["1", "2"]);
		now += alertEveryMs;
		await node().look();
		expect(counts()).toHaveLength(2);
		await hold("later");
		await node().look();
		expect(counts()).toEqual(["1", "2", "3"]);
	});
});
