import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createVault } from "#server/privacy/seal.ts";
import { createMessageStore } from "./message-store.ts";

it("the waiting twin of a note is found by its text, however many notes wait", async () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-twin-"));
	const database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	onTestFinished(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});
	const store = createMessageStore(createVault("a secret for tests, long enough to be one"));
	const plan = await database.read(async (queries) => {
		const execute = vi.spyOn(queries, "executeQuery");
		await store.findPending(queries, { text: "the key of its words" });
		const asked = execute.mock.calls.map(([query]) => ("sql" in query ? query.sql : ""));
		expect(asked).toHaveLength(1);
		const explained = sql.raw<{ detail: string }>(`explain query plan ${asked[0]?.replaceAll("?", "'x'")}`);
		return (await explained.execute(queries)).rows.map(({ detail }) => detail);
	});
	expect(plan).toEqual([expect.stringContaining("message_pending (text_key=? AND moderation_status=?)")]);
});
