// npm run moderation:train: trains the model on the corpus and writes its weights and figures. With a path as argument,
// writes there as JSON lines the notes that were judged wrongly unseen: they show what the corpus does not teach yet.
import { writeFileSync } from "node:fs";
import { byLocale, type Locale } from "#i18n/locales.ts";
import { hashOf } from "#moderation/model/hash.ts";
import { combine, type Scored, worstOf } from "#moderation/model/trained-model.ts";
import { encodeWeights } from "#moderation/model/weights-file.ts";
import { chanceCurve, thresholdFor } from "./calibration.ts";
import { type CorpusNote, harmCategories, readCorpus } from "./corpus.ts";
import { describeDevelopment, developmentFigures, type UnseenNote } from "./development-report.ts";
import { fitLogisticRegression, type Linear, scoreOf } from "./logistic-regression.ts";
import { quantise } from "./quantise.ts";
import { rulesRefuse } from "./rules-refuse.ts";
import { countFeatures, emphasisOf, type Features, type NoteFeatures, rowOf } from "./training-set.ts";

const version = "notes-2";
const bits = 19;
const blockWeights = [1, 1.5];
const cost = 6;
const epochs = 10;
const seed = 1;
const folds = 5;
/** Share of the kind notes of each language, unseen in training, that are to be accepted. */
const acceptance = 0.92;

interface Trained {
	readonly emphasis: Float32Array;
	readonly heads: readonly Linear[];
	readonly score: (note: NoteFeatures) => Scored;
}

function train(notes: readonly CorpusNote[], features: readonly NoteFeatures[]): Trained {
	const wholes = features.map(({ whole }) => whole);
	const refused = notes.map(({ label }) => label === "reject");
	const emphasis = emphasisOf(wholes, refused, 2 ** bits);
	// Contempt names a group far more often than kindness does. Kind notes about people count twice, so that the name of a
	// group does not become a reason by itself.
	const twice = notes.flatMap(({ label }, at) => (label === "accept" && features[at]?.namesPeople ? [at] : []));
	const all = [...notes.keys(), ...twice];
	const rows = pick(
		wholes.map((whole) => rowOf(whole, emphasis, blockWeights)),
		all,
	);
	const targets = [
		refused,
		...harmCategories.map((name) => notes.map((note, at) => refused[at] === true && note.category === name)),
	];
	const heads = targets.map((positive) =>
		fitLogisticRegression(rows, pick(positive, all), { size: 2 ** bits, cost, epochs, seed }),
	);
	const scoreWindow = (window: Features) => {
		const row = rowOf(window, emphasis, blockWeights);
		return combine(
			heads.map((head) => scoreOf(head, row)),
			harmCategories,
		);
	};
	const score = ({ whole, sentences }: NoteFeatures) => worstOf(scoreWindow(whole), sentences.map(scoreWindow));
	return { emphasis, heads, score };
}

/** Scores every note by a model that has seen neither it nor its twin. */
function scoreUnseen(notes: readonly CorpusNote[], features: readonly NoteFeatures[]): readonly Scored[] {
	const fold = notes.map(({ group }) => hashOf(group) % folds);
	const scores = new Map<number, Scored>();
	for (let held = 0; held < folds; held += 1) {
		const others = notes.flatMap((_, at) => (fold[at] === held ? [] : [at]));
		const { score } = train(pick(notes, others), pick(features, others));
		features.forEach((note, at) => {
			if (fold[at] === held) scores.set(at, score(note));
		});
		say(`fold ${held + 1} of ${folds}`);
	}
	return notes.flatMap((_, at) => scores.get(at) ?? []);
}

function pick<T>(values: readonly T[], places: readonly number[]): T[] {
	return places.flatMap((place) => {
		const value = values[place];
		return value === undefined ? [] : [value];
	});
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

const started = performance.now();
const notes = readCorpus();
const features = countFeatures(
	notes.map(({ text }) => text),
	bits,
);
const unseen = scoreUnseen(notes, features);
const scores = unseen.map(({ score }) => score);
const thresholdOf = (language: Locale) => {
	const own = notes.flatMap((_, at) => (features[at]?.language === language ? [at] : []));
	return thresholdFor(pick(notes, own), pick(scores, own), acceptance);
};
const thresholds = byLocale(thresholdOf);
const chance = chanceCurve(notes, scores);
const chanceOf = (score: number) => 1 / (1 + Math.exp(-(chance.slope * score + chance.offset)));
const judged: readonly (UnseenNote & CorpusNote)[] = notes.flatMap((note, at) => {
	const [scored, language] = [unseen[at], features[at]?.language];
	if (scored === undefined || language === undefined) return [];
	const weighed = scored.score > thresholds[language];
	return [{ ...note, weighed, named: scored.category, ruled: rulesRefuse(note.text, chanceOf(scored.score)) }];
});
const figures = developmentFigures(judged, new Date().toISOString().slice(0, 10));
say(describeDevelopment(figures));
writeFileSync(new URL("figures.json", import.meta.url), `${JSON.stringify(figures, undefined, "\t")}\n`);
const [errorsPath] = process.argv.slice(2);
if (errorsPath !== undefined) {
	const wrong = judged.filter(({ label, ruled, weighed }) => (ruled || weighed) !== (label === "reject"));
	writeFileSync(errorsPath, wrong.map((note) => `${JSON.stringify(note)}\n`).join(""));
}
const { emphasis, heads } = train(notes, features);
const categories = harmCategories;
const weights = quantise({ version, bits, blockWeights, categories, emphasis, heads, thresholds, chance });
writeFileSync(new URL("../moderation/model/weights.bin", import.meta.url), encodeWeights(weights));
say(`trained on ${notes.length} notes in ${Math.round((performance.now() - started) / 1000)} s`);
