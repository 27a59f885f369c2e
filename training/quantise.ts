import { headsPerNumber, numbersPerBucket, type Weights, weightLevels } from "#moderation/model/weights-file.ts";
import type { Linear } from "./logistic-regression.ts";

interface Trained extends Omit<Weights, "emphasis" | "levels" | "scales" | "biases"> {
	readonly emphasis: Float32Array;
	/** The first says whether to refuse, the others as which of `categories`. */
	readonly heads: readonly Linear[];
}

/** Share of a head's weights that its scale reaches; the few larger ones are cut down to it. */
const reach = 0.9999;

/** A trained model with half a byte for each weight. */
export function quantise({ emphasis, heads, ...rest }: Trained): Weights {
	const emphasisScale = emphasis.reduce((max, value) => Math.max(max, value), 0) / 255;
	const scales = heads.map(({ weights }) => sizeAt(weights, reach) / 127 || 1);
	const numbers = numbersPerBucket(rest);
	const levels = new Uint32Array(emphasis.length * numbers);
	heads.forEach(({ weights }, head) => {
		const scale = scales[head] ?? 1;
		weights.forEach((weight, bucket) => {
			const place = bucket * numbers + Math.floor(head / headsPerNumber);
			levels[place] = (levels[place] ?? 0) | (nearestLevel(weight / scale) << (4 * (head % headsPerNumber)));
		});
	});
	return {
		...rest,
		emphasis: Uint8Array.from(emphasis, (value) => Math.round(value / emphasisScale)),
		levels,
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
