import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { type ReviewFilter, type Status, selectForReview } from "./review-query.ts";

const decided: readonly Status[] = ["approved", "rejected"];
const place = { at: 1_700_000_000_000, id: "0190a0a0-0000-7000-8000-000000000000" };

const allElse: ReviewFilter = { recipientKey: "x", language: "fr", category: "spam", from: 1, to: 2 };

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

	const filters: readonly (readonly [string, ReviewFilter, RegExp])[] = [
		["everything", {}, /message_by_status \(moderation_status=\? AND locale=\?/],
		["a language", { language: "fr" }, /message_by_status \(moderation_status=\? AND locale=\?/],
		["a time", { from: 1, to: 2 }, /message_by_status .*created_at>\? AND created_at<\?/],
		["a category", { category: "spam" }, /message_by_category \(moderation_category=\? AND moderation_status=\?/],
		["a category and a language", { category: "spam", language: "hi" }, /message_by_category .*locale=\?/],
		["an address", { recipientKey: "x" }, /message_by_recipient \(recipient_key=\? AND moderation_status=\?/],
		["an address and all else", allElse, /message_by_recipient \(recipient_key=\? AND moderation_status=\?/],
	];

	it.each(filters)(
		"is read by a range of an index for %s, never by looking through the table",
		async (_, filter, index) => {
			for (const after of [undefined, place]) {
				const plan = await database.read(async (queries) =>
					planOf(selectForReview(queries, { statuses: decided, filter, after, limit: 51 }).compile()),
				);
				const ranges = plan.filter((step) => index.test(step));
				expect(ranges).toHaveLength(filter.language === undefined && filter.recipientKey === undefined ? 8 : 2);
				// What remains fetches the rows of the page by their ids.
				expect(plan.filter((step) => !index.test(step))).toEqual([
					expect.stringMatching(/^SEARCH message .*\(id=\?\)$/),
				]);
			}
		},
	);

	it.each([
		["reports", { isReported: true }, /message_by_report/],
		["reports and all else", { ...allElse, isReported: true }, /message_by_report/],
		["doubts", { isReported: false, isDoubted: true }, /message_by_doubt/],
		["doubts and all else", { ...allElse, isReported: false, isDoubted: true }, /message_by_doubt/],
	] as const)("is read by an index of their own for %s", async (_, filter, index) => {
		for (const after of [undefined, place]) {
			const search = { statuses: ["pending"], filter, after, limit: 51 } as const;
			const plan = await database.read(async (queries) => planOf(selectForReview(queries, search).compile()));
			expect(plan).toEqual([expect.stringMatching(/^SEARCH message .*\(id=\?\)$/), expect.stringMatching(index)]);
		}
	});
});
