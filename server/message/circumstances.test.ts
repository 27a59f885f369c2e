import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createCircumstances } from "./circumstances.ts";

const keys = { recipient: "of the address", mailbox: "of the mailbox", text: "of the words" };

it("what a note meets is one question, which reads rows of its own recipient and words alone", async () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-circumstances-"));
	const database = await openSqlite(join(dir, "test.sqlite"), createLog("silent"));
	onTestFinished(async () => {
		await database.close();
		rmSync(dir, { recursive: true });
	});
	const circumstancesOf = createCircumstances();
	const plan = await database.read(async (queries) => {
		const execute = vi.spyOn(queries, "executeQuery");
		const met = await circumstancesOf(queries, { keys, moment: 2, at: 1 });
		expect(met).toEqual({ isBlocked: false, wasSent: false, isNotified: true });
		const asked = execute.mock.calls.map(([query]) => ("sql" in query ? query.sql : ""));
		expect(asked).toHaveLength(1);
		const explained = sql.raw<{ detail: string }>(`explain query plan ${asked[0]?.replaceAll("?", "'x'")}`);
		return (await explained.execute(queries)).rows
			.map(({ detail }) => detail)
			.filter((detail) => /SEARCH|SCAN (?!CONSTANT)/.test(detail));
	});
	expect(plan).toEqual(
		[
			"suppression_1 (mailbox_key=?)",
			"blocked_text_1 (text_key=?)",
			"message_by_recipient (recipient_key=? AND moderation_status=? AND id>? AND id<?)",
			"message_pending (text_key=? AND moderation_status=?)",
			"email_template_1 (id=?)",
		].map((index) => expect.stringContaining(index)),
	);
});
