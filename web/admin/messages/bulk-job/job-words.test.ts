import { beforeEach, describe, expect, it } from "vitest";
import type { BulkJob } from "#contract/admin-jobs.ts";
import { setLocale } from "#i18n/compiled/runtime.js";
import { endWords, progressWords } from "./job-words.ts";

const job: BulkJob = {
	id: "job",
	state: "waiting",
	action: "reject",
	category: "spam",
	reason: "A wave",
	total: 9_812,
	done: 0,
	skipped: 0,
	sent_by_another_note: 0,
	created_by: "béa",
	created_at: "2026-11-23T12:00:00.000Z",
	begins_at: "2026-11-23T12:00:10.000Z",
	ended_at: null,
	stopped_by: null,
};
const format = (count: number) => count.toLocaleString("en");

describe("the words of a job", () => {
	beforeEach(() => void setLocale("en", { reload: false }));

	it("say that nothing has happened yet, and how far it is", () => {
		expect(progressWords(job, format)).toContain("9,812 messages will be rejected");
		expect(progressWords({ ...job, state: "running", done: 1_000, skipped: 200 }, format)).toContain("1,200 of 9,812");
	});

	it.each([
		[{ state: "done", done: 9_812 }, /^Messages rejected: 9,812\.$/],
		[{ state: "done", done: 9_800, skipped: 12 }, /^Messages rejected: 9,800\. .*12/],
		[
			{ action: "approve", state: "done", done: 9_802, skipped: 10, sent_by_another_note: 10 },
			/9,802\. Not approved.*same words.*: 10\.$/,
		],
		[
			{ action: "approve", state: "done", done: 9_800, skipped: 12, sent_by_another_note: 10 },
			/dealt with them: 2\. .*same words.*: 10\.$/,
		],
		[{ state: "stopped" }, /no decision was made/],
		[{ state: "stopped", done: 40 }, /40 of 9,812/],
	] as const)("say how it ended: %j", (change, pattern) => {
		expect(endWords({ ...job, ...change }, format)).toMatch(pattern);
	});
});
