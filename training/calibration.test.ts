import { describe, expect, it } from "vitest";
import { chanceCurve, thresholdFor } from "./calibration.ts";
import { randomFrom } from "./random.ts";

/** Notes whose chance to be one to refuse follows a curve. */
function notesOf({ slope, offset, spread }: { slope: number; offset: number; spread: number }) {
	const random = randomFrom(7);
	const scores = Array.from({ length: 20_000 }, () => spread * (2 * random() - 1));
	const notes = scores.map((score) => {
		const refused = random() < 1 / (1 + Math.exp(-(slope * score + offset)));
		return { label: refused ? ("reject" as const) : ("accept" as const) };
	});
	return { notes, scores };
}

describe("the chance curve", () => {
	it.each([
		{ slope: 0.66, offset: 1.2, spread: 4 },
		{ slope: 0.66, offset: 1.2, spread: 20 },
		{ slope: 3, offset: -2, spread: 10 },
	])("is the one that the notes follow, however far apart their scores lie: %o", (curve) => {
		const { notes, scores } = notesOf(curve);
		const { slope, offset } = chanceCurve(notes, scores);
		expect(slope / curve.slope).toBeCloseTo(1, 0.5);
		expect(offset / curve.offset).toBeCloseTo(1, 0.5);
	});
});

describe("the threshold", () => {
	it("leaves the share of kind notes at or below it, by what they stand for", () => {
		const kind = [1, 2, 3, 4, 5].map((score) => ({ score, weight: 1 }));
		expect(thresholdFor(kind, 0.8)).toBe(4);
		expect(thresholdFor([...kind, { score: 6, weight: 5 }], 0.8)).toBe(6);
	});
});
