import { headCount, type KeptModel, weightLevels } from "#moderation/classifier/model.ts";
import type { Linear } from "./logistic-regression.ts";

interface Trained extends Omit<KeptModel, "emphasis" | "weights" | "scales" | "biases"> {
	readonly emphasis: Float32Array;
	readonly heads: readonly Linear[];
}

/** Share of a head's weights that its scale reaches; the few larger ones are cut down to it. */
const reach = 0.9999;

/** A trained model with half a byte for each weight. */
export function keptModel({ emphasis, heads, ...rest }: Trained): KeptModel {
	const emphasisScale = emphasis.reduce((most, value) => Math.max(most, value), 0) / 255;
	const scales = heads.map(({ weights }) => sizeAt(weights, reach) / 127 || 1);
	const bytes = new Uint8Array((emphasis.length * headCount) / 2);
	heads.forEach(({ weights }, head) => {
		const scale = scales[head] ?? 1;
		weights.forEach((weight, bucket) => {
			const place = bucket * headCount + head;
			const level = nearestLevel(weight / scale);
			bytes[place >> 1] = (bytes[place >> 1] ?? 0) | (level << (place % 2 === 0 ? 0 : 4));
		});
	});
	return {
		...rest,
		emphasis: base64(Uint8Array.from(emphasis, (value) => Math.round(value / emphasisScale))),
		weights: base64(bytes),
		scales,
		biases: heads.map(({ bias }) => bias),
	};
}

function nearestLevel(value: number): number {
	let nearest = 0;
	for (let level = 1; level < weightLevels.length; level += 1) {
		if (distance(value, level) < distance(value, nearest)) nearest = level;
	}
	return nearest;
}

function distance(value: number, level: number): number {
	return Math.abs(value - (weightLevels[level] ?? 0));
}

/** The size that the given share of the weights does not exceed. */
function sizeAt(weights: Float32Array, share: number): number {
	const sizes = Float32Array.from(weights, Math.abs).sort();
	return sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))] ?? 0;
}

function base64(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64");
}
