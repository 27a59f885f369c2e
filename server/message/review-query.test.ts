import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import type { ReviewFilter } from "./review-filter.ts";
import { selectDecided, selectNewest, selectWaiting } from "./review-query.ts";

const place = { at: 1_700_000_000_000, id: "0190a0a0-0000-7000-8000-000000000000" };

describe("the list of a million messages", () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-review-"));
	const file = join(dir, "billet-doux.sqlite");
	let database: Awaited<ReturnType<typeof openSqlite>>;
	beforeAll(async () => {
		database = await openSqlite(file, createLog("silent"));
	});
	afterAll(async () => {
		await database.close();
		rmSync(dir, { recursive: true, force: true });
	});

	/** How SQLite would find the rows, a step a line. */
	function planOf({ sql, parameters }: CompiledQuery): string[] {
		const connection = new DatabaseSync(file, { readOnly: true });
		const steps = connection.prepare(`explain query plan ${sql}`).all(...(parameters as readonly SQLInputValue[]));
		connection.close();
		return steps.map(({ detail }) => String(detail)).filter((step) => /\bmessage\b/.test(step));
	}

	const ofStatus = /message_by_status \(moderation_status=\? AND locale=\?/;
	const ofCategory = /message_by_category \(<expr>=\? AND moderation_status=\?/;
	const ofRecipient = /message_by_recipient \(recipient_key=\?/;
	const filters: readonly (readonly [string, ReviewFilter, RegExp, number])[] = [
		["everything", {}, ofStatus, 12],
		["a status", { status: "approved" }, ofStatus, 4],
		["a language", { language: "fr" }, ofStatus, 3],
		["a time", { from: 1, to: 2 }, /message_by_status .*created_at>\? AND created_at<\?/, 12],
		["a category", { category: "spam" }, ofCategory, 12],
		["a category and a language", { category: "spam", language: "hi" }, /message_by_category .*locale=\?/, 3],
	];

	it.each(filters)(
		"is read by ranges of an index for %s, never by looking through the table",
		async (_, filter, index, count) => {
			for (const after of [undefined, place]) {
				const plan = await database.read(async (queries) =>
					planOf(selectNewest(queries, { filter, after, limit: 51 }).compile()),
				);
				expect(plan.filter((step) => index.test(step))).toHaveLength(count);
				// What remains fetches the rows of the page by their ids.
				expect(plan.filter((step) => !index.test(step))).toEqual([
					expect.stringMatching(/^SEARCH message .*\(id=\?\)$/),
				]);
			}
		},
	);

	const byWait = /^S\w+ message USING INDEX message_by_wait/;
	const byReportedWait = /^S\w+ message USING INDEX message_by_reported_wait/;
	const byDecision = /^S\w+ message USING INDEX message_by_decision/;
	const byId = /^SEARCH message .*\(id=\?\)$/;
	const narrow: ReviewFilter = { language: "fr", category: "spam", from: 1, to: 2 };
	const views = { newest: selectNewest, waiting: selectWaiting, decided: selectDecided };

	it.each([
		["newest", { recipientKey: "x" }, ofRecipient],
		["newest", { ...narrow, recipientKey: "x" }, ofRecipient],
		["newest", { id: "x" }, byId],
		["newest", { status: "reported" }, byReportedWait],
		["newest", { status: "held" }, byWait],
		["waiting", {}, byWait],
		["waiting", narrow, byWait],
		["waiting", { ...narrow, status: "held" }, byWait],
		["waiting", { isReported: true }, byReportedWait],
		["waiting", { ...narrow, isReported: true }, byReportedWait],
		["waiting", { ...narrow, recipientKey: "x" }, ofRecipient],
		["decided", {}, byDecision],
		["decided", narrow, byDecision],
		["decided", { ...narrow, recipientKey: "x" }, ofRecipient],
		["decided", { id: "x" }, byId],
	] as const)("is read by one index for the %s with %j", async (view, filter, index) => {
		for (const after of [undefined, place]) {
			const plan = await database.read(async (queries) =>
				planOf(views[view](queries, { filter, after, limit: 51 }).compile()),
			);
			expect(plan).toEqual([expect.stringMatching(index)]);
		}
	});
});
