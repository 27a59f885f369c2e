import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { type Engine, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { switchTemplate } from "#tests/switch-template.ts";
import { until } from "#tests/until.ts";

const day = 86_400_000;
const notes = Number(process.env.ERASED_NOTES ?? 90);

const passes = (app: TestApp) => app.log.filter((line) => line.includes("expired data was erased")).length;

/** A service on a clock that a test sets. */
async function startAt(engine: Engine) {
	let now = Date.now();
	const app = await startTestApp(engine, {}, { clock: () => now });
	onTestFinished(() => app.remove());
	await switchTemplate(app, "moderation", 0);
	return {
		app,
		/** Lets so much time pass, and waits until the service has looked for what is to be erased. */
		async pass(ms: number): Promise<void> {
			await app.stop();
			now += ms;
			await app.setDatabaseAhead(now - Date.now());
			const before = passes(app);
			await app.restart();
			await until({ what: "a pass", holds: () => passes(app) > before });
		},
	};
}

/** Everything by which a row could be found or read: no other row has any of it. */
async function cellsOf(app: TestApp, where: string): Promise<readonly string[]> {
	const messages = await app.query(`select id, recipient_sealed, text_sealed, text_key from message where ${where}`);
	return messages.flatMap((row) => Object.values(row).map(String));
}

const foundIn = (bytes: string, cells: readonly string[]) => cells.filter((cell) => bytes.includes(cell));

describe("what is erased in a SQLite file", () => {
	it("is gone from its bytes and those of its log, whether time or an administrator erased it", {
		timeout: 240_000 + notes * 250,
	}, async () => {
		const { app, pass } = await startAt("sqlite");
		// Notes of every length, so that some fill pages of their own.
		for (let index = 0; index < notes; index++) {
			const words = "my dear ".repeat(1 + ((index * 37) % 120));
			const message = index % 3 === 0 ? `${words} call me at 06 12 34 56 78` : `${words} ${index}`;
			await app.send({ recipientEmail: `jane${index}@example.org`, message });
		}
		const old = await cellsOf(app, "moderation_status = 'rejected'");
		const kept = await cellsOf(app, "moderation_status = 'approved'");
		expect(old.length).toBe(4 * Math.ceil(notes / 3));
		// They are there, as bytes, until they are erased: else the search would prove nothing.
		expect(foundIn(await everythingStored(app), old)).toEqual(old);

		await pass(day);
		const admin = await signIn(app);
		const byHand = (await admin.get("/messages?status=approved&limit=20")).body.messages.map(
			({ id }: { id: string }) => id,
		);
		// The audit log names what was deleted by its id.
		const deleted = (await cellsOf(app, `id in ('${byHand.join("','")}')`)).filter((cell) => !byHand.includes(cell));
		const gone = [...old, ...deleted];
		expect((await admin.post("/messages/delete-many", { ids: byHand })).status).toBe(200);
		// Seven days at once are doubted for one more.
		await pass(7 * day);
		await pass(day);
		const bytes = await everythingStored(app);
		expect(foundIn(bytes, gone)).toEqual([]);
		const left = kept.filter((cell) => !gone.includes(cell) && !byHand.includes(cell));
		expect(foundIn(bytes, left)).toEqual(left);
		// Only what the pass itself wrote after it: its own figures and nothing else.
		expect(statSync(join(app.dataDir, "billet-doux.sqlite-wal")).size).toBeLessThan(64 * 1024);
	});
});

describe("what is erased in PostgreSQL", () => {
	it("can be read by no query any more", async () => {
		const { app, pass } = await startAt("postgresql");
		await app.send({ recipientEmail: "jane@example.org", message: "call me at 06 12 34 56 78" });
		const old = await cellsOf(app, "moderation_status = 'rejected'");
		expect(foundIn(await everythingStored(app), old)).toEqual(old);
		await pass(8 * day);
		await pass(day);
		expect(foundIn(await everythingStored(app), old)).toEqual([]);
	});
});
