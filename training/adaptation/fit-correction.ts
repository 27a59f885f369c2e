import type { RefusalCategory } from "#contract/moderation.ts";
import { bestDual, type SparseRow } from "#training/logistic-regression.ts";
import { randomFrom, shuffle } from "#training/random.ts";

/** An example, with what the shipped heads make of it. */
interface ScoredExample {
	readonly row: SparseRow;
	readonly heads: ArrayLike<number>;
	readonly label: "accept" | "reject";
	/** What a refused one is; null when nobody said so. */
	readonly category: RefusalCategory | null;
}

interface Fitting {
	readonly examples: readonly ScoredExample[];
	/** Notes on which the correction is to change nothing. */
	readonly anchors: readonly SparseRow[];
	readonly categories: readonly RefusalCategory[];
}

/** What is added to the weights of the buckets that the examples have: bucket by bucket, a number for each head. */
interface Fitted {
	readonly buckets: Uint32Array;
	readonly additions: Float32Array;
}

/** What an example that is judged otherwise costs, against the size of the correction. */
const exampleCost = 2;
/** What moving the score of an anchor costs. */
const anchorCost = 0.5;
const epochs = 12;
const seed = 1;

/**
 * Fits, for each head, the most likely weights under a Gaussian prior around the shipped ones: what is added to them has
 * a squared penalty, and so has every change of the scores of the anchors, which stand for all that was learned before.
 * Only buckets that the examples have can change. By coordinate descent on the dual, as in `logistic-regression.ts`; the
 * anchors' squared loss has a step in closed form.
 */
export function fitCorrection({ examples, anchors, categories }: Fitting): Fitted {
	const buckets = Uint32Array.from(new Set(examples.flatMap(({ row }) => [...row.places]))).sort();
	const placeOf = new Map([...buckets].map((bucket, place) => [bucket, place]));
	const local = (row: SparseRow) => withPlaces(row, placeOf);
	const rows = { examples: examples.map(({ row }) => local(row)), anchors: anchors.map(local) };
	const width = categories.length + 1;
	const additions = new Float32Array(buckets.length * width);
	for (let head = 0; head < width; head += 1) {
		const category = categories[head - 1];
		const targets = examples.map(({ heads, ...each }) => ({
			score: heads[head] ?? 0,
			sign: each.label === "reject" && (head === 0 || each.category === category) ? 1 : -1,
			// Nobody said which category it is, so nothing is said against one.
			counts: each.label === "accept" || head === 0 || each.category !== null,
		}));
		const weights = fitHead(rows, targets, buckets.length);
		weights.forEach((weight, place) => {
			additions[place * width + head] = weight;
		});
	}
	return { buckets, additions };
}

interface Target {
	/** By the shipped head. */
	readonly score: number;
	readonly sign: number;
	readonly counts: boolean;
}

interface Rows {
	readonly examples: readonly SparseRow[];
	readonly anchors: readonly SparseRow[];
}

function fitHead({ examples, anchors }: Rows, targets: readonly Target[], size: number): Float64Array {
	const weights = new Float64Array(size);
	const duals = new Float64Array(examples.length + anchors.length);
	const order = Int32Array.from(duals.keys());
	const random = randomFrom(seed);
	for (let epoch = 0; epoch < epochs; epoch += 1) {
		shuffle(order, random);
		for (const index of order) {
			const [example, target] = [examples[index], targets[index]];
			const dual = duals[index] ?? 0;
			if (example !== undefined && target !== undefined) {
				if (!target.counts) continue;
				const margin = target.sign * (target.score + dot(weights, example));
				duals[index] = bestDual(dual, exampleCost, squareOf(example), margin);
				add(weights, example, target.sign * ((duals[index] ?? 0) - dual));
				continue;
			}
			const anchor = anchors[index - examples.length];
			if (anchor === undefined) continue;
			const step = -(anchorCost * dot(weights, anchor) + dual) / (1 + anchorCost * squareOf(anchor));
			duals[index] = dual + step;
			add(weights, anchor, step);
		}
	}
	return weights;
}

/** A row over the buckets that may change; the others are left out. */
function withPlaces({ places, values }: SparseRow, placeOf: ReadonlyMap<number, number>): SparseRow {
	const kept = [...places.keys()].filter((at) => placeOf.has(places[at] ?? -1));
	return {
		places: Int32Array.from(kept, (at) => placeOf.get(places[at] ?? -1) ?? 0),
		values: Float32Array.from(kept, (at) => values[at] ?? 0),
	};
}

function dot(weights: Float64Array, { places, values }: SparseRow): number {
	let sum = 0;
	for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
	return sum;
}

function squareOf({ values }: SparseRow): number {
	return values.reduce((sum, value) => sum + value * value, 0);
}

function add(weights: Float64Array, { places, values }: SparseRow, amount: number): void {
	places.forEach((place, at) => {
		weights[place] = (weights[place] ?? 0) + amount * (values[at] ?? 0);
	});
}
