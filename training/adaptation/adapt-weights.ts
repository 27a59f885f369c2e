import type { RefusalCategory } from "#contract/moderation.ts";
import { readWeightsFile, weightsDigest } from "#moderation/data-files.ts";
import type { Correction } from "#moderation/model/correction.ts";
import { prepareTokens } from "#moderation/model/features.ts";
import { tokensOf } from "#moderation/model/tokens.ts";
import { createModel } from "#moderation/model/trained-model.ts";
import { decodeWeights } from "#moderation/model/weights-file.ts";
import { fold } from "#moderation/normalise.ts";
import { countFeatures, rowOf } from "#training/training-set.ts";
import { fitCorrection } from "./fit-correction.ts";

/** A note that a person judged otherwise than the moderator did. */
export interface Example {
	/** Masked. */
	readonly text: string;
	readonly label: "accept" | "reject";
	readonly category: RefusalCategory | null;
}

/** A correction of the shipped weights that follows the examples and leaves the anchors, texts of other kinds, where they are. */
export function adaptWeights(examples: readonly Example[], anchors: readonly string[], version: string): Correction {
	const weights = decodeWeights(readWeightsFile());
	const model = createModel(weights);
	const emphasis = Float32Array.from(weights.emphasis);
	const rowsOf = (texts: readonly string[]) =>
		countFeatures(texts, weights.bits).map(({ whole }) => rowOf(whole, emphasis, weights.blockWeights));
	const texts = examples.map(({ text }) => withoutMasks(text));
	const rows = rowsOf(texts);
	const scored = examples.flatMap(({ label, category }, at) => {
		const [row, text] = [rows[at], texts[at]];
		if (row === undefined || text === undefined) return [];
		const { heads } = model.score(prepareTokens(tokensOf(fold(text))), []).whole;
		return [{ row, heads, label, category }];
	});
	const { categories } = weights;
	return {
		base: weightsDigest(),
		version,
		examples: examples.length,
		heads: categories.length + 1,
		...fitCorrection({ examples: scored, anchors: rowsOf(anchors), categories }),
	};
}

/** The marks stand for words that a note has in their place, so nothing is to be learned from them. */
function withoutMasks(text: string): string {
	return text.replaceAll("[…]", " ");
}
