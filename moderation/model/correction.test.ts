import { describe, expect, it } from "vitest";
import { readWeightsFile } from "#moderation/data-files.ts";
import { fold } from "#moderation/normalise.ts";
import type { Correction } from "./correction.ts";
import { decodeCorrection, encodeCorrection } from "./correction-file.ts";
import { prepareTokens } from "./features.ts";
import { tokensOf } from "./tokens.ts";
import { createModel } from "./trained-model.ts";
import { blocks, createCounter } from "./vector.ts";
import { decodeWeights } from "./weights-file.ts";

const weights = decodeWeights(readWeightsFile());
const tokens = prepareTokens(tokensOf(fold("your laugh is the best part of my mornings")));
const heads = weights.categories.length + 1;
const [block] = blocks;
const [bucket = 0] = createCounter(weights.bits)(block, tokens, { start: 0, end: 1 }).buckets;
const correction = (addition: number): Correction => ({
	base: "base",
	version: "test",
	examples: 1,
	heads,
	buckets: Uint32Array.of(bucket),
	additions: new Float32Array(heads).fill(addition),
});
const scoresOf = (model: ReturnType<typeof createModel>) => [...model.score(tokens, []).whole.heads];

describe("a correction", () => {
	it("adds to the heads of a note that has its buckets, in proportion", () => {
		const shipped = scoresOf(createModel(weights));
		const [once, twice] = [1, 2].map((addition) => scoresOf(createModel(weights, correction(addition))));
		shipped.forEach((score, head) => {
			const step = (once?.[head] ?? 0) - score;
			expect(step).toBeGreaterThan(0);
			expect((twice?.[head] ?? 0) - score).toBeCloseTo(2 * step, 6);
		});
		expect(createModel(weights, correction(1)).version).toBe(`${weights.version}+test`);
	});

	it("changes nothing by nothing", () => {
		expect(scoresOf(createModel(weights, correction(0)))).toEqual(scoresOf(createModel(weights)));
	});

	it("is read as it was written, and not at all when it is anything else", () => {
		const bytes = encodeCorrection(correction(0.25));
		expect(decodeCorrection(bytes)).toEqual(correction(0.25));
		// As a file is read: a view into memory that holds other things as well.
		expect(decodeCorrection(Buffer.from(bytes))).toEqual(correction(0.25));
		for (const broken of [
			bytes.slice(0, -1),
			bytes.slice(0, 20),
			bytes.slice(1),
			new Uint8Array(),
			readWeightsFile(),
		]) {
			expect(decodeCorrection(broken)).toBeUndefined();
		}
	});
});
