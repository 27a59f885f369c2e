import { headCount, type KeptModel } from "#moderation/classifier/model.ts";
import type { Linear } from "./logistic-regression.ts";

interface Trained extends Omit<KeptModel, "rarity" | "weights" | "scales" | "biases"> {
	readonly rarity: Float32Array;
	readonly heads: readonly Linear[];
}

/** A trained model with a byte for each weight. */
export function keptModel({ rarity, heads, ...rest }: Trained): KeptModel {
	const rarityScale = largest(rarity) / 255;
	const scales = heads.map(({ weights }) => largest(weights) / 127);
	const bytes = new Int8Array(rarity.length * headCount);
	heads.forEach(({ weights }, head) => {
		weights.forEach((weight, bucket) => {
			bytes[bucket * headCount + head] = Math.round(weight / (scales[head] ?? 1));
		});
	});
	return {
		...rest,
		rarity: base64(Uint8Array.from(rarity, (value) => Math.round(value / rarityScale))),
		weights: base64(new Uint8Array(bytes.buffer)),
		scales,
		biases: heads.map(({ bias }) => bias),
	};
}

function largest(values: Float32Array): number {
	return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

function base64(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64");
}
