import { describe, expect, it } from "vitest";
import { prepareTokens } from "#moderation/model/features.ts";
import { tokensOf } from "#moderation/model/tokens.ts";
import { combine, createModel } from "#moderation/model/trained-model.ts";
import { fold } from "#moderation/normalise.ts";
import { chanceCurve, thresholdFor } from "./calibration.ts";
import { type CorpusNote, harmCategories } from "./corpus.ts";
import { fitLogisticRegression, scoreOf } from "./logistic-regression.ts";
import { quantise } from "./quantise.ts";
import { countFeatures, emphasisOf, rowOf } from "./training-set.ts";

const row = (...entries: readonly (readonly [number, number])[]) => ({
	places: Int32Array.from(entries, ([place]) => place),
	values: Float32Array.from(entries, ([, value]) => value),
});

describe("logistic regression", () => {
	const options = { size: 4, cost: 10, epochs: 50, seed: 1 };

	it("parts what a line can part, and gives what says nothing no weight", () => {
		const rows = [row([0, 1], [2, 1]), row([0, 1]), row([1, 1], [2, 1]), row([1, 1])];
		const fitted = fitLogisticRegression(rows, [true, true, false, false], options);
		expect(rows.map((each) => scoreOf(fitted, each) > 0)).toEqual([true, true, false, false]);
		expect(Math.abs(fitted.weights[2] ?? 1)).toBeLessThan(0.1);
		expect(fitted.weights[3]).toBe(0);
	});

	it("comes to the share of positive examples where nothing tells them apart", () => {
		const rows = Array.from({ length: 100 }, () => row());
		const fitted = fitLogisticRegression(
			rows,
			rows.map((_, at) => at < 80),
			{ ...options, cost: 100 },
		);
		expect(1 / (1 + Math.exp(-fitted.bias))).toBeCloseTo(0.8, 1);
	});

	it("gives the same weights for the same seed", () => {
		const rows = [row([0, 1]), row([1, 1]), row([0, 0.5], [1, 0.5])];
		const once = fitLogisticRegression(rows, [true, false, true], options);
		expect(fitLogisticRegression(rows, [true, false, true], options)).toEqual(once);
	});
});

const notes = (labels: readonly CorpusNote["label"][]) => labels.map((label) => ({ label }) as unknown as CorpusNote);
describe("calibration", () => {
	it("puts the threshold where the wanted share of kind notes is below it", () => {
		const scores = Array.from({ length: 100 }, (_, at) => ({ score: 99 - at, weight: 1 }));
		expect(thresholdFor(scores, 0.9)).toBe(89);
		const heavier = scores.map(({ score }) => ({ score, weight: score < 10 ? 9 : 1 }));
		expect(thresholdFor(heavier, 0.5)).toBe(9);
	});

	it("finds the logistic curve that scores were drawn from", () => {
		const scores: number[] = [];
		const labels: CorpusNote["label"][] = [];
		for (let score = -4; score <= 4; score += 0.5) {
			const chance = 1 / (1 + Math.exp(-(1.5 * score - 0.5)));
			for (let at = 0; at < 200; at += 1) {
				scores.push(score);
				labels.push(at < Math.round(200 * chance) ? "reject" : "accept");
			}
		}
		const { slope, offset } = chanceCurve(notes(labels), scores);
		expect(slope).toBeCloseTo(1.5, 1);
		expect(offset).toBeCloseTo(-0.5, 1);
	});
});

describe("a kept model", () => {
	it("scores as the trained one does, but for the rounding of its weights to half a byte", () => {
		const texts = ["meet me at six", "your laugh is warm", "buy now", "you are mine", "see you at the station"];
		const categories = harmCategories;
		const [bits, blockWeights] = [12, [1, 1.5]];
		const features = countFeatures(texts, bits);
		const wholes = features.map(({ whole }) => whole);
		const emphasis = emphasisOf(
			wholes,
			texts.map((_, at) => at !== 1),
			2 ** bits,
		);
		const rows = wholes.map((whole) => rowOf(whole, emphasis, blockWeights));
		const fitted = Array.from({ length: categories.length + 1 }, (_, head) =>
			fitLogisticRegression(
				rows,
				texts.map((_, at) => at % (categories.length + 1) === head || at === 0),
				{
					size: 2 ** bits,
					cost: 6,
					epochs: 20,
					seed: 1,
				},
			),
		);
		const chance = { slope: 1, offset: 0 };
		const model = createModel(
			quantise({
				version: "v",
				bits,
				blockWeights,
				categories,
				emphasis,
				heads: fitted,
				thresholds: { en: 0, fr: 0, hi: 0 },
				chance,
			}),
		);
		texts.forEach((text, at) => {
			const tokens = tokensOf(fold(text));
			const kept = model.score(prepareTokens(tokens), []).whole;
			const trained = combine(
				fitted.map((head) => scoreOf(head, rows[at] ?? row())),
				categories,
			);
			expect(Math.abs(kept.score - trained.score)).toBeLessThan(0.5);
			expect(kept.category).toBe(trained.category);
		});
	});
});
