import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { countedAtMost } from "#contract/health-rules.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { emailQueueLength } from "./email-queue-length.ts";
import { emailQueueSign } from "./email-queue-sign.ts";

it("looks at no more of a long queue than it counts, and sees what has been due the longest", async () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-queue-"));
	const database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	onTestFinished(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});
	// The last in the table are due first.
	await database.write((queries) =>
		sql`with recursive nth(n) as (select 1 union all select n + 1 from nth where n < ${countedAtMost + 10})
			insert into delivery (id, source_id, domain_key, state, attempts, due_at, queued_at)
			select 'd' || n, 'm' || n, 'k', 'queued', 0, ${10_000_000} - n, 0 from nth`.execute(queries),
	);
	const now = () => sql<number>`${10_000_000}`;
	const { facts, reason } = await database.read(emailQueueSign(now).read);
	expect([reason, facts]).toEqual(["flowing", { count: countedAtMost, and_more: true }]);
	const oldestSeconds = (countedAtMost + 10) / 1_000;
	expect(await database.read(emailQueueLength(now).read)).toEqual({ length: countedAtMost, oldestSeconds });
});
