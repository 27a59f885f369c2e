import { describe, expect, it } from "vitest";
import type { RefusalCategory } from "#contract/moderation.ts";
import { mistakeLines, reportOf } from "./evaluation-report.ts";
import type { LabelledNote } from "./notes-file.ts";
import { type JudgedNote, quantile, tally } from "./tally.ts";

/** A note with its label (a category to be refused for, or "good") and the verdict ("approved" or a category). */
function judged(label: string, verdict: "approved" | RefusalCategory, more: Partial<LabelledNote> = {}): JudgedNote {
	const note: LabelledNote = {
		file: "a.jsonl",
		line: 1,
		text: "a note",
		label: label === "good" ? "accept" : "reject",
		category: label,
		pair: undefined,
		difficulty: undefined,
		...more,
	};
	const approved = verdict === "approved";
	return { note, verdict: { approved, category: approved ? null : verdict, ms: 1 } };
}

describe("a tally", () => {
	const set = [
		judged("spam", "spam"),
		judged("spam", "meeting"),
		judged("spam", "approved"),
		judged("meeting", "meeting"),
		judged("good", "approved"),
		judged("good", "sexual"),
	];

	it("counts refusals whatever the category, approvals, and their mean", () => {
		const { notes, refusalRecall, acceptance, balancedAccuracy } = tally(set);
		expect([notes, refusalRecall.right, refusalRecall.of, acceptance.right, acceptance.of]).toEqual([6, 3, 4, 1, 2]);
		// (3/4 + 1/2) / 2
		expect(balancedAccuracy?.share).toBe(0.625);
	});

	it("tells by category what was refused at all and what was named", () => {
		const { categories, categoryAccuracy } = tally(set);
		const figures = categories.map(({ category, recall, named }) => [category, recall.right, recall.of, named.right]);
		expect(figures).toEqual([
			["spam", 2, 3, 1],
			["meeting", 1, 1, 1],
		]);
		expect([categoryAccuracy.right, categoryAccuracy.of]).toEqual([2, 3]);
	});

	it("holds a pair right when all its notes are, and numbers pairs by file", () => {
		const { pairAccuracy, unpaired } = tally([
			judged("spam", "meeting", { pair: "1" }),
			judged("good", "approved", { pair: "1" }),
			judged("spam", "spam", { pair: "2" }),
			judged("good", "spam", { pair: "2" }),
			judged("good", "spam", { pair: "1", file: "b.jsonl" }),
			judged("good", "approved"),
		]);
		expect([pairAccuracy?.right, pairAccuracy?.of, unpaired]).toEqual([1, 2, 1]);
	});

	it("looks at hard and easy notes apart", () => {
		const { hard, easy } = tally([
			judged("spam", "approved", { difficulty: "hard" }),
			judged("good", "approved", { difficulty: "hard" }),
			judged("spam", "spam", { difficulty: "easy" }),
			judged("spam", "approved"),
		]);
		expect(hard?.balancedAccuracy?.share).toBe(0.5);
		expect([easy?.refusalRecall.right, easy?.refusalRecall.of, easy?.balancedAccuracy]).toEqual([1, 1, null]);
	});

	it("has no estimate where there are no cases", () => {
		expect(tally([])).toMatchObject({
			refusalRecall: { right: 0, of: 0, estimate: null },
			balancedAccuracy: null,
			pairAccuracy: null,
			hard: null,
			ms: null,
		});
	});

	it("counts a failure as not approved, with no category right, and the report names it", () => {
		const verdict = { approved: false, category: null, ms: 1, failure: "RangeError: too deep" };
		const failed = ["spam", "good"].map((label) => ({ note: judged(label, "approved", { line: 7 }).note, verdict }));
		const figures = tally(failed);
		expect([figures.refusalRecall.right, figures.acceptance.right, figures.categoryAccuracy.right]).toEqual([1, 0, 0]);
		expect(reportOf("a.jsonl", figures)).toContain(
			"failed on 2, counted as not approved:\n    a.jsonl:7: RangeError: too deep\n",
		);
	});

	it("lists each mistake with what should have been, and only mistakes", () => {
		const lines = mistakeLines(
			set.map(({ note, verdict }, index) => ({ note: { ...note, line: index + 1 }, verdict })),
		);
		expect(lines.trimEnd().split("\n")).toEqual([
			'a.jsonl:2: refused as meeting, should be as spam: "a note"',
			'a.jsonl:3: approved, should be refused as spam: "a note"',
			'a.jsonl:6: refused as sexual, should be approved: "a note"',
		]);
	});
});

it.each([
	[[7], 0.5, 7],
	[[1, 2, 3, 4, 5], 0.5, 3],
	[[1, 2, 3, 4], 0.99, 4],
	[Array.from({ length: 200 }, (_, index) => index + 1), 0.99, 198],
])("the nearest rank in %j at %d is %d", (sorted, share, value) => {
	expect(quantile(sorted, share)).toBe(value);
});
