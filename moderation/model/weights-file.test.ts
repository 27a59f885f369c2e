import { describe, expect, it } from "vitest";
import { decodeWeights, encodeWeights, type Weights } from "./weights-file.ts";

const weights: Weights = {
	version: "v",
	bits: 3,
	blockWeights: [1, 1.5],
	categories: ["meeting", "spam"],
	scales: [0.1, 0.2, 0.3],
	biases: [-1, 0, 1 / 3],
	thresholds: { en: -0.7689080458143007 },
	chance: { slope: 1, offset: 0 },
	emphasis: Uint8Array.from({ length: 8 }, (_, at) => at * 31),
	levels: Uint32Array.from({ length: 8 }, (_, at) => 0xfedcba98 - at),
};

describe("a file of weights", () => {
	it("gives back what was written, wherever it lies in memory", () => {
		const bytes = encodeWeights(weights);
		const moved = new Uint8Array(bytes.length + 1);
		moved.set(bytes, 1);
		expect(decodeWeights(bytes)).toEqual(weights);
		expect(decodeWeights(moved.subarray(1))).toEqual(weights);
	});

	it("has room for more than eight heads", () => {
		const categories = Array.from({ length: 8 }, () => "spam" as const);
		const wide = { ...weights, categories, levels: Uint32Array.from({ length: 16 }, (_, at) => at) };
		expect(decodeWeights(encodeWeights(wide))).toEqual(wide);
	});

	it.each([
		["another file", (bytes: Uint8Array) => bytes.subarray(1), /does not begin with/],
		["an empty file", () => new Uint8Array(), /does not begin with/],
		["one cut within its header", (bytes: Uint8Array) => bytes.subarray(0, 40), /ends within its header/],
		["one cut off", (bytes: Uint8Array) => bytes.subarray(0, -4), /bytes instead of \d+.*moderation:train/],
	])("is refused with the reason: %s", (_, change, reason) => {
		expect(() => decodeWeights(change(encodeWeights(weights)))).toThrow(reason);
	});
});
