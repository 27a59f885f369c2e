import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { adaptedWeightsName, weightsDigest } from "#moderation/data-files.ts";
import { encodeCorrection } from "#moderation/model/correction-file.ts";
import { correctTrainedModel, trainedModel } from "#moderation/model/weigh.ts";
import { modelVersion, moderate, prepareModerator } from "#moderation/moderate.ts";
import { loadAdaptedWeights } from "./adapted-weights.ts";

const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-adapted-"));
const note = "Your laugh is the best part of my mornings, my dear";

function write(base: string): void {
	const heads = trainedModel().categories.length + 1;
	// Every bucket speaks against a note: only a correction that counts refuses this one.
	const buckets = Uint32Array.from({ length: 2 ** 19 }, (_, bucket) => bucket);
	const additions = new Float32Array(buckets.length * heads).fill(3);
	const bytes = encodeCorrection({ base, version: "test", examples: 7, heads, buckets, additions });
	writeFileSync(join(dataDir, adaptedWeightsName), bytes);
}

beforeAll(prepareModerator);
afterEach(() => {
	correctTrainedModel(undefined);
	rmSync(join(dataDir, adaptedWeightsName), { force: true });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("what was learned from the desk", () => {
	it("counts when it was made for these weights, and the version says so", () => {
		const shipped = modelVersion();
		write(weightsDigest());
		expect(loadAdaptedWeights({ moderationLearn: true, dataDir })).toEqual({
			isUsed: true,
			text: "adapted from 7 examples",
		});
		expect([moderate(note).approved, modelVersion()]).toEqual([false, `${shipped}+test`]);
	});

	it.each([
		["it was made for other weights", true, () => write("other"), "made for other weights"],
		["it cannot be read", true, () => writeFileSync(join(dataDir, adaptedWeightsName), "BILLETAD"), "cannot be read"],
		["the operator does not want it", false, () => write(weightsDigest()), "MODERATION_LEARN is off"],
	])("does not count when %s, which is told", (_, moderationLearn, prepare, why) => {
		const shipped = modelVersion();
		prepare();
		const learned = loadAdaptedWeights({ moderationLearn, dataDir });
		expect(learned).toEqual({ isUsed: false, text: expect.stringContaining(why) });
		expect([moderate(note).approved, modelVersion()]).toEqual([true, shipped]);
	});

	it("is not spoken of where there is none", () => {
		expect(loadAdaptedWeights({ moderationLearn: true, dataDir })).toBeUndefined();
	});
});
