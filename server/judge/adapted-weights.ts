import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adaptedWeightsName, weightsDigest } from "#moderation/data-files.ts";
import { decodeCorrection } from "#moderation/model/correction-file.ts";
import { correctTrainedModel } from "#moderation/model/weigh.ts";
import type { Config } from "#server/config.ts";

/** What the moderator has learned here, as the start tells it. */
export interface Learned {
	readonly isUsed: boolean;
	readonly text: string;
}

/**
 * Lets the moderator judge with what `npm run moderation:adapt` has written into the data folder, if the operator wants
 * that and it fits the shipped weights; else with these alone. Undefined: there is nothing to tell.
 */
export function loadAdaptedWeights({
	moderationLearn,
	dataDir,
}: Pick<Config, "moderationLearn" | "dataDir">): Learned | undefined {
	const file = join(dataDir, adaptedWeightsName);
	const correction = existsSync(file) ? decodeCorrection(readFileSync(file)) : undefined;
	const fits = correction?.base === weightsDigest();
	correctTrainedModel(moderationLearn && fits ? correction : undefined);
	if (!existsSync(file)) return undefined;
	if (!moderationLearn) return { isUsed: false, text: `${file} is not used: MODERATION_LEARN is off` };
	if (correction === undefined) return { isUsed: false, text: `${file} is not used: it cannot be read` };
	if (!fits) {
		const text = `${file} is not used: it was made for other weights; run npm run moderation:adapt again`;
		return { isUsed: false, text };
	}
	return { isUsed: true, text: `adapted from ${correction.examples} examples` };
}
