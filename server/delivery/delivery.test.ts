import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createVault } from "#server/privacy/seal.ts";
import { createDelivery } from "./delivery.ts";
import type { EmailOrder } from "./email-order.ts";
import type { Settled, SettledListener } from "./settled-listener.ts";
import type { SendOutcome } from "./transport.ts";

const order: EmailOrder = {
	template: "notification",
	to: "jane@example.org",
	locale: "en",
	values: { note: "Your smile is my morning" },
};
const accepted: SendOutcome = { kind: "accepted" };
const refused: SendOutcome = { kind: "permanent", cause: "refused", code: "550 5.1.1", isAboutRecipient: true };
const deferred: SendOutcome = { kind: "temporary", cause: "refused", code: "451 4.7.1" };

describe("a delivery", () => {
	let dir: string;
	let database: Database;
	let opened: number;
	let outcome: SendOutcome;
	let sent: string[];
	let mayOpen: boolean;
	let log: string[];
	beforeEach(async () => {
		dir = mkdtempSync(join(tmpdir(), "billet-doux-delivery-"));
		database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
		[opened, outcome, sent, log, mayOpen] = [0, accepted, [], [], true];
	});
	afterEach(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});

	function deliveryWith(...listeners: readonly SettledListener[]) {
		const vault = createVault("a secret for tests, long enough to be one");
		return createDelivery({
			database,
			vault: {
				...vault,
				open(sealed, context) {
					opened++;
					return vault.open(sealed, context);
				},
			},
			mayOpen: () => mayOpen,
			transport: {
				concurrency: 2,
				async send({ to }) {
					sent.push(to);
					return outcome;
				},
				async close() {},
			},
			composer: { compose: ({ messageId, to }) => ({ messageId, to, raw: Buffer.from("") }) },
			messageIdHost: "billet-doux.test",
			bounceAddress: undefined,
			listeners,
			clock: Date.now,
			steadyClock: Date.now,
			log: createLog("debug", { write: (line) => void log.push(line) }),
		});
	}

	/** What a request does: queue, commit, first attempt. */
	async function attemptFirst(delivery: ReturnType<typeof deliveryWith>) {
		const email = { sourceId: "note-1", order };
		const claimed = await database.write((queries) => delivery.outbox.enqueueClaimed(queries, email));
		return delivery.attemptWithin(claimed, 1_000);
	}

	const states = () =>
		database.read(async (queries) => {
			const rows = await queries.selectFrom("delivery").select("state").execute();
			return rows.map(({ state }) => state);
		});

	it("is sent by the request that queued it from the order at hand, and by the loop from the sealed one", async () => {
		const delivery = deliveryWith();
		expect(await attemptFirst(delivery)).toEqual({ sent: true });
		expect([sent.length, opened]).toEqual([1, 0]);
		await database.write((queries) => delivery.outbox.enqueue(queries, { sourceId: "note-2", order }));
		delivery.start();
		await expect.poll(states).toEqual(["sent", "sent"]);
		await delivery.stop(Promise.resolve());
		expect([sent, opened]).toEqual([["jane@example.org", "jane@example.org"], 1]);
	});

	it("follows the one before as soon as that has ended, without a wait for the next poll", async () => {
		// No timer ever fires, so no second poll begins.
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		onTestFinished(() => void vi.useRealTimers());
		const delivery = deliveryWith();
		const recipients = Array.from({ length: 24 }, (_, index) => `jane${index}@${index < 8 ? "many" : index}.example`);
		await database.write(async (queries) => {
			for (const to of recipients) {
				await delivery.outbox.enqueue(queries, { sourceId: to, order: { ...order, to } });
			}
		});
		delivery.start();
		await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(recipients.length);
		await delivery.stop(Promise.resolve());
		expect(sent.toSorted()).toEqual(recipients.toSorted());
	});

	it("tells its listeners when it has ended: in the transaction, and after the commit", async () => {
		const told: [string, Settled, readonly string[]][] = [];
		const delivery = deliveryWith(
			{ inTransaction: async (_, settled) => void told.push(["within", settled, []]) },
			{ afterCommit: async (settled) => void told.push(["after", settled, await states()]) },
		);
		outcome = refused;
		await attemptFirst(delivery);
		await expect.poll(() => told.length).toBe(2);
		const settled = {
			id: expect.any(String),
			sourceId: "note-1",
			email: "notification",
			state: "failed",
			code: "550 5.1.1",
			hardBounce: true,
			at: expect.any(Number),
		};
		expect(told).toEqual([
			["within", settled, []],
			["after", settled, ["failed"]],
		]);
		expect(JSON.stringify(told)).not.toContain("jane");
	});

	it("tells nobody of an attempt that another will follow", async () => {
		const told: Settled[] = [];
		outcome = deferred;
		expect(await attemptFirst(deliveryWith({ afterCommit: (settled) => void told.push(settled) }))).toEqual({
			sent: false,
			cause: "deferred",
		});
		expect([told, await states()]).toEqual([[], ["queued"]]);
	});

	it("tells nobody when another process holds it by now", async () => {
		const told: Settled[] = [];
		const delivery = deliveryWith({ afterCommit: (settled) => void told.push(settled) });
		const claimed = await database.write((queries) =>
			delivery.outbox.enqueueClaimed(queries, { sourceId: "note-1", order }),
		);
		await database.write((queries) => queries.updateTable("delivery").set({ attempts: 2 }).execute());
		await delivery.attemptWithin(claimed, 1_000);
		expect([told, await states()]).toEqual([[], ["queued"]]);
	});

	it("is settled and its other listeners are told when a listener fails after the commit", async () => {
		const told: Settled[] = [];
		const delivery = deliveryWith(
			{
				afterCommit() {
					throw new Error("a webhook is away");
				},
			},
			{ afterCommit: () => Promise.reject(new Error("another is slow")) },
			{ afterCommit: (settled) => void told.push(settled) },
		);
		expect(await attemptFirst(delivery)).toEqual({ sent: true });
		await expect
			.poll(() => log.filter((line) => line.includes("a listener of settled deliveries failed")).length)
			.toBe(2);
		expect([told.length, await states()]).toEqual([1, ["sent"]]);
	});
});
