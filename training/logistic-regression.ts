import { randomFrom, shuffle } from "./random.ts";

/** One example: the places where it is not zero, and what stands there. */
export interface SparseRow {
	readonly places: Int32Array;
	readonly values: Float32Array;
}

/** Weights by place, and what is added to every score. */
export interface Linear {
	readonly weights: Float32Array;
	readonly bias: number;
}

interface TrainingOptions {
	/** Number of places. */
	readonly size: number;
	/** What an error costs against the size of the weights; larger fits closer. */
	readonly cost: number;
	readonly epochs: number;
	readonly seed: number;
}

/**
 * Fits a logistic regression with a squared penalty on its weights by coordinate descent on the dual
 * (Yu, Huang and Lin, "Dual coordinate descent methods for logistic regression and maximum entropy models", 2011):
 * each example has one dual variable between 0 and the cost, moved by Newton's method while the others rest.
 */
export function fitLogisticRegression(
	rows: readonly SparseRow[],
	positive: readonly boolean[],
	{ size, cost, epochs, seed }: TrainingOptions,
): Linear {
	const weights = new Float32Array(size);
	let bias = 0;
	const duals = new Float64Array(rows.length).fill(1e-8);
	const order = Int32Array.from(rows.keys());
	const random = randomFrom(seed);
	for (let epoch = 0; epoch < epochs; epoch += 1) {
		shuffle(order, random);
		for (const index of order) {
			const row = rows[index];
			if (row === undefined) continue;
			const sign = positive[index] ? 1 : -1;
			const dual = duals[index] ?? 0;
			const next = bestDual(dual, cost, squareOf(row) + 1, sign * scoreOf({ weights, bias }, row));
			duals[index] = next;
			addTo(weights, row, sign * (next - dual));
			bias += sign * (next - dual);
		}
	}
	return { weights, bias };
}

/** The score of an example; above 0 speaks for the positive kind. */
export function scoreOf({ weights, bias }: Linear, { places, values }: SparseRow): number {
	let score = bias;
	for (let at = 0; at < places.length; at += 1) score += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
	return score;
}

/** Minimises `z log z + (c − z) log(c − z) + (q/2)(z − a)² + b(z − a)` over 0 < z < c. */
export function bestDual(dual: number, cost: number, square: number, margin: number): number {
	let next = Math.min(Math.max(dual, 1e-12), cost * (1 - 1e-9));
	for (let step = 0; step < 20; step += 1) {
		const slope = Math.log(next / (cost - next)) + square * (next - dual) + margin;
		if (Math.abs(slope) < 1e-2) break;
		const moved = next - slope / (cost / (next * (cost - next)) + square);
		// A step out of the range goes a tenth of the way that is left.
		if (moved <= 0) next *= 0.1;
		else if (moved >= cost) next = cost - (cost - next) * 0.1;
		else next = moved;
	}
	return next;
}

function squareOf({ values }: SparseRow): number {
	let square = 0;
	for (let at = 0; at < values.length; at += 1) square += (values[at] ?? 0) ** 2;
	return square;
}

function addTo(weights: Float32Array, { places, values }: SparseRow, amount: number): void {
	for (let at = 0; at < places.length; at += 1) {
		const place = places[at] ?? 0;
		weights[place] = (weights[place] ?? 0) + amount * (values[at] ?? 0);
	}
}
