// npm run moderation:train: trains the classifier on the corpus and writes its weights.
import { writeFileSync } from "node:fs";
import { classify } from "#moderation/classifier/classify.ts";
import { hashOf } from "#moderation/classifier/hash.ts";
import { combine, headCategories, type KeptModel } from "#moderation/classifier/model.ts";
import type { Counts } from "#moderation/classifier/vector.ts";
import { detect } from "#moderation/detectors/detect.ts";
import { normalise } from "#moderation/normalise.ts";
import { chanceCurve, thresholdFor } from "./calibration.ts";
import { type CorpusNote, readCorpus } from "./corpus.ts";
import { describeDevelopment } from "./development-report.ts";
import { fitLogisticRegression, type Linear, scoreOf } from "./logistic-regression.ts";
import { keptModel } from "./quantise.ts";
import { countFeatures, rarityOf, rowOf } from "./training-set.ts";

const version = "notes-1";
const bits = 18;
const blockWeights = [1, 1.5];
const cost = 6;
const epochs = 10;
const seed = 1;
const folds = 5;
/** Share of the kind notes in the corpus, unseen in training, that are to be accepted. */
const acceptance = 0.92;

/** All heads, as scores of one note. */
type Scorer = (note: readonly Counts[]) => number[];

interface Trained {
	readonly rarity: Float32Array;
	readonly heads: readonly Linear[];
	readonly score: Scorer;
}

function train(notes: readonly CorpusNote[], counts: readonly (readonly Counts[])[]): Trained {
	const rarity = rarityOf(counts, 2 ** bits);
	const rows = counts.map((count) => rowOf(count, rarity, blockWeights));
	const refused = notes.map(({ label }) => label === "reject");
	const targets = [
		refused,
		...headCategories.map((name) => notes.map((note, at) => refused[at] === true && note.category === name)),
	];
	const heads = targets.map((positive) =>
		fitLogisticRegression(rows, positive, { size: 2 ** bits, cost, epochs, seed }),
	);
	return {
		rarity,
		heads,
		score: (note) => {
			const row = rowOf(note, rarity, blockWeights);
			return heads.map((head) => scoreOf(head, row));
		},
	};
}

/** Scores every note by a model that has seen neither it nor its twin. */
function scoreUnseen(notes: readonly CorpusNote[], counts: readonly (readonly Counts[])[]): readonly number[][] {
	const fold = notes.map(({ group }) => hashOf(group) % folds);
	const scores: number[][] = notes.map(() => []);
	for (let held = 0; held < folds; held += 1) {
		const others = notes.flatMap((_, at) => (fold[at] === held ? [] : [at]));
		const { score } = train(pick(notes, others), pick(counts, others));
		notes.forEach((_, at) => {
			if (fold[at] === held) scores[at] = score(counts[at] ?? []);
		});
		say(`fold ${held + 1} of ${folds}`);
	}
	return scores;
}

function pick<T>(values: readonly T[], places: readonly number[]): T[] {
	return places.flatMap((place) => {
		const value = values[place];
		return value === undefined ? [] : [value];
	});
}

function refusedByRules(text: string): boolean {
	const views = normalise(text);
	return detect(views).length + classify(views).length > 0;
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

const started = performance.now();
const notes = readCorpus();
const counts = countFeatures(
	notes.map(({ text }) => text),
	bits,
);
const unseen = scoreUnseen(notes, counts);
const threshold = thresholdFor(notes, unseen, acceptance);
say(
	describeDevelopment(
		notes.map((note, at) => ({
			...note,
			...combine(unseen[at] ?? []),
			ruled: refusedByRules(note.text),
			harm: note.category,
		})),
		threshold,
	),
);
const { rarity, heads } = train(notes, counts);
const chance = chanceCurve(notes, unseen);
const model: KeptModel = keptModel({ version, bits, blockWeights, rarity, heads, threshold, chance });
writeFileSync(new URL("../classifier/weights.json", import.meta.url), `${JSON.stringify(model)}\n`);
say(`trained on ${notes.length} notes in ${Math.round((performance.now() - started) / 1000)} s`);
