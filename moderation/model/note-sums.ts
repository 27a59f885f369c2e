import type { Emit, PreparedTokens } from "./features.ts";
import type { Sentence } from "./tokens.ts";
import { type blocks, frequency } from "./vector.ts";
import { headsPerNumber, numbersPerBucket, type Weights, weightLevels } from "./weights-file.ts";

/** By head, what the features of a note or of one of its sentences come to. */
export type Heads = Float64Array;

/** One block of features, its weight, and the heads to which it is added. */
interface Addition {
	readonly block: (typeof blocks)[number];
	readonly weight: number;
	readonly note: Heads;
	/** As many as there are sentences. */
	readonly sentences: readonly Heads[];
}

const valueOfLevel = Float64Array.from({ length: 16 }, (_, level) => weightLevels[level] ?? 0);

/**
 * Makes what adds a block of a note’s features to the heads of the note and of its sentences, which share no token. The
 * note is read once, and the weights of each bucket are fetched once.
 */
export function createSummation(weights: Weights) {
	const rows = createNoteRows(weights);
	const [inNote, inSentence] = [createTally(rows, weights, timesInNote), createTally(rows, weights, timesInSentence)];
	const mask = 2 ** weights.bits - 1;

	const noTokens = new Int32Array();
	let sentenceOf: Int32Array = noTokens;
	let rowsOfSentences: readonly number[][] = [];
	// One function for all notes: the engine compiles it into what calls it.
	const emit: Emit = (hash, first, last) => {
		const row = rows.rowOf(hash & mask);
		inNote.count(row);
		const sentence = sentenceOf[first] ?? 0;
		if (sentence === sentenceOf[last]) rowsOfSentences[sentence]?.push(row);
	};

	return (tokens: PreparedTokens, sentences: readonly Sentence[], { block, weight, ...heads }: Addition): void => {
		const length = tokens.words.length;
		sentenceOf = sentences.length === 0 ? noTokens : placesOf(sentences, length);
		rowsOfSentences = sentences.map(() => []);
		rows.begin(length);
		block(tokens, { start: 0, end: length }, emit);
		rows.fetchWeights();
		rowsOfSentences.forEach((those, at) => {
			for (const row of those) inSentence.count(row);
			inSentence.close(weight, heads.sentences[at]);
		});
		inNote.close(weight, heads.note);
	};
}

/** The sentence of each token; of one that is in none, as many as there are. */
function placesOf(sentences: readonly Sentence[], length: number): Int32Array {
	const places = new Int32Array(length).fill(sentences.length);
	for (const [place, { start, end }] of sentences.entries()) places.fill(place, start, end);
	return places;
}

// A row holds what there is to know of a bucket: the row of the next one with the same home, how often it came in the note
// and in the sentence, how much it counts, and its levels. All of a note's rows lie beside each other in fast memory.
const [bucketPlace, nextPlace, timesInNote, timesInSentence, emphasisPlace, levelsPlace] = [0, 1, 2, 3, 4, 5];
const homesPerToken = 32;

interface NoteRows {
	readonly numbers: Uint32Array;
	/** Forgets the note before. */
	begin(tokens: number): void;
	/** Where a bucket's row begins; it is made when the bucket is met for the first time. */
	rowOf(bucket: number): number;
	/**
	 * Fills in the weights of new rows. They come from tables of megabytes, so the processor waits for each; without
	 * anything else between, it waits for many at a time.
	 */
	fetchWeights(): void;
}

function createNoteRows({ bits, categories, emphasis, levels }: Weights): NoteRows {
	const perBucket = numbersPerBucket({ categories });
	const width = levelsPlace + perBucket;
	// The first row stands for none. Memory that no note needs is never touched.
	const numbers = new Uint32Array(width * (2 ** bits + 1));
	const homes = new Uint32Array(2 ** bits);
	let end = width;
	let fetched = width;
	let homeMask = 0;
	return {
		numbers,
		begin(tokens) {
			for (let row = width; row < end; row += width) homes[(numbers[row + bucketPlace] ?? 0) & homeMask] = 0;
			end = width;
			fetched = width;
			homeMask = Math.min(2 ** Math.ceil(Math.log2(homesPerToken * (tokens + 1))), homes.length) - 1;
		},
		rowOf(bucket) {
			const home = bucket & homeMask;
			const newest = homes[home] ?? 0;
			let row = newest;
			while (row !== 0 && numbers[row + bucketPlace] !== bucket) row = numbers[row + nextPlace] ?? 0;
			if (row !== 0) return row;
			row = end;
			end += width;
			numbers[row + bucketPlace] = bucket;
			numbers[row + nextPlace] = newest;
			homes[home] = row;
			return row;
		},
		fetchWeights() {
			for (; fetched < end; fetched += width) {
				const bucket = numbers[fetched + bucketPlace] ?? 0;
				numbers[fetched + emphasisPlace] = emphasis[bucket] ?? 0;
				for (let at = 0; at < perBucket; at += 1) {
					numbers[fetched + levelsPlace + at] = levels[bucket * perBucket + at] ?? 0;
				}
			}
		},
	};
}

/** Counts, in the given place of each row, how often it comes, and adds the rows up. */
function createTally({ numbers }: NoteRows, { bits, scales }: Weights, place: number) {
	const met = new Uint32Array(2 ** bits);
	const values = new Float64Array(2 ** bits);
	let size = 0;
	return {
		count(row: number): void {
			const before = numbers[row + place] ?? 0;
			numbers[row + place] = before + 1;
			if (before > 0) return;
			met[size] = row;
			size += 1;
		},
		/** Adds what was counted to the heads, brought to the length `weight`, and begins anew. */
		close(weight: number, heads: Heads | undefined): void {
			let squares = 0;
			for (let at = 0; at < size; at += 1) {
				const row = met[at] ?? 0;
				const value = frequency(numbers[row + place] ?? 1) * (numbers[row + emphasisPlace] ?? 0);
				numbers[row + place] = 0;
				values[at] = value;
				squares += value * value;
			}
			const share = weight / (Math.sqrt(squares) || 1);
			for (let first = 0; heads !== undefined && first < scales.length; first += headsPerNumber) {
				const sums = sumsOfEight(levelsPlace + first / headsPerNumber);
				const end = Math.min(first + headsPerNumber, scales.length);
				for (let head = first; head < end; head += 1) {
					heads[head] = (heads[head] ?? 0) + (sums[head - first] ?? 0) * share * (scales[head] ?? 0);
				}
			}
			size = 0;
		},
	};

	/** Levels times values, by head, of the eight heads whose levels stand in one place of a row. */
	function sumsOfEight(levelsAt: number): readonly number[] {
		let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
		for (let at = 0; at < size; at += 1) {
			const levels = numbers[(met[at] ?? 0) + levelsAt] ?? 0;
			const value = values[at] ?? 0;
			a += value * (valueOfLevel[levels & 15] ?? 0);
			b += value * (valueOfLevel[(levels >>> 4) & 15] ?? 0);
			c += value * (valueOfLevel[(levels >>> 8) & 15] ?? 0);
			d += value * (valueOfLevel[(levels >>> 12) & 15] ?? 0);
			e += value * (valueOfLevel[(levels >>> 16) & 15] ?? 0);
			f += value * (valueOfLevel[(levels >>> 20) & 15] ?? 0);
			g += value * (valueOfLevel[(levels >>> 24) & 15] ?? 0);
			h += value * (valueOfLevel[levels >>> 28] ?? 0);
		}
		return [a, b, c, d, e, f, g, h];
	}
}
