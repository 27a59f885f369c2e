import { describe, expect, it } from "vitest";
import { maxHeldShare } from "#contract/moderation.ts";
import { createDoubt } from "./doubt.ts";
import { doubtBounds } from "./doubt-bounds.ts";
import { moderate, prepareModerator } from "./moderate.ts";
import type { Verdict } from "./verdict.ts";

await prepareModerator();

const approved = (confidence: number): Verdict => ({ approved: true, confidence, modelVersion: "v" });
const refused = (confidence: number, more = {}): Verdict => ({
	approved: false,
	category: "spam",
	spans: [],
	isProven: false,
	speaksOfSelfHarm: false,
	confidence,
	modelVersion: "v",
	...more,
});

describe("a doubtful verdict", () => {
	const bound = (percent: number) => doubtBounds[percent] ?? Number.NaN;

	it("is one whose confidence lies below the bound that was measured for the share, for or against", () => {
		for (const percent of [1, 10, 20, 50]) {
			const isDoubtful = createDoubt(percent / 100);
			const [below, above] = [bound(percent) - 0.0001, bound(percent) + 0.0001];
			expect([isDoubtful(approved(below)), isDoubtful(refused(below))]).toEqual([true, true]);
			expect([isDoubtful(approved(above)), isDoubtful(refused(above))]).toEqual([false, false]);
		}
	});

	it("lies between two bounds for a share between them", () => {
		const isDoubtful = createDoubt(0.105);
		expect(isDoubtful(approved(bound(10) - 0.0001))).toBe(true);
		expect(isDoubtful(approved((bound(10) + bound(11)) / 2 + 0.0001))).toBe(false);
	});

	it("is one against which its own chance speaks", () => {
		const isDoubtful = createDoubt(0.05);
		expect([isDoubtful(approved(0.2)), isDoubtful(refused(0.2)), isDoubtful(approved(0))]).not.toContain(false);
	});

	it("is none where the share is 0", () => {
		expect([createDoubt(0)(approved(0)), createDoubt(0)(refused(0.1))]).not.toContain(true);
	});

	it("is never one that a rule proves, nor one on a writer's own death, however large the share", () => {
		const isDoubtful = createDoubt(maxHeldShare);
		expect(isDoubtful(refused(0.1))).toBe(true);
		expect(isDoubtful(refused(0.1, { isProven: true }))).toBe(false);
		expect(isDoubtful(refused(0.1, { speaksOfSelfHarm: true }))).toBe(false);
	});

	it.each(["My number is 06 12 34 56 78", "jane@example.org is me", "Привет, моя дорогая, как твои дела сегодня"])(
		"is never one on what a rule proves: %s",
		(text) => {
			const verdict = moderate(text);
			expect(verdict).toMatchObject({ approved: false, isProven: true });
			expect(createDoubt(maxHeldShare)(verdict)).toBe(false);
		},
	);
});
