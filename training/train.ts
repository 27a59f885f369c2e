// npm run moderation:train: trains the model on the corpus, with `--public FOLDER` on public verse as well, and writes its
// weights and figures. With a path as argument, writes there as JSON lines the notes that were judged wrongly unseen: they
// show what the corpus does not teach yet.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { byLocale, type Locale } from "#i18n/locales.ts";
import { hashOf } from "#moderation/model/hash.ts";
import { combine, type Scored, worstOf } from "#moderation/model/trained-model.ts";
import { encodeWeights } from "#moderation/model/weights-file.ts";
import { chanceCurve, thresholdFor } from "./calibration.ts";
import { type CorpusNote, harmCategories, readCorpus } from "./corpus.ts";
import {
	acceptedVerse,
	type DevelopmentFigures,
	describeDevelopment,
	developmentFigures,
	type UnseenNote,
} from "./development-report.ts";
import { fitLogisticRegression, type Linear, scoreOf } from "./logistic-regression.ts";
import { readPublicVerse } from "./public-sets.ts";
import { quantise } from "./quantise.ts";
import { realUse } from "./real-use.ts";
import { rulesRefuse } from "./rules-refuse.ts";
import { countFeatures, emphasisOf, type Features, type NoteFeatures, rowOf } from "./training-set.ts";

const version = "notes-4";
const bits = 19;
const blockWeights = [1, 1.5];
const cost = 6;
const epochs = 10;
const seed = 1;
const folds = 5;
/** How often a kind note counts that names people by what they are. */
const timesAboutPeople = 4;
/** Share of the kind notes that people are taken to send (`real-use.ts`) that is to be accepted, in each language. */
const acceptance = 0.95;

interface Trained {
	readonly emphasis: Float32Array;
	readonly heads: readonly Linear[];
	readonly score: (note: NoteFeatures) => Scored;
}

function train(notes: readonly CorpusNote[], features: readonly NoteFeatures[]): Trained {
	const wholes = features.map(({ whole }) => whole);
	const refused = notes.map(({ label }) => label === "reject");
	const emphasis = emphasisOf(wholes, refused, 2 ** bits);
	// Contempt names a group far more often than kindness does. Kind notes about people count several times, so that the
	// name of a group does not become a reason by itself.
	const aboutPeople = notes.flatMap(({ label }, at) => (label === "accept" && features[at]?.namesPeople ? [at] : []));
	const again = Array.from({ length: timesAboutPeople - 1 }, () => aboutPeople).flat();
	const all = [...notes.keys(), ...again];
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

interface TrainingArguments {
	/** Folder of public sets. */
	readonly folder: string | undefined;
	readonly errorsPath: string | undefined;
}

function readArguments(): TrainingArguments {
	const options = { public: { type: "string" } } as const;
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	return { folder: values.public, errorsPath: positionals[0] };
}

/** Where verse comes from, as other notes come from a file of the corpus. */
const verseFile = "public verse";

/** Public verse as kind notes: all of a poet in one fold, so that each is judged by a model that knows only others. */
function verseNotes(folder: string): readonly CorpusNote[] {
	return readPublicVerse(folder).map(({ text, language, author }) => {
		return { text, language, label: "accept", category: "poetry", file: verseFile, group: `verse, ${author}` };
	});
}

const started = performance.now();
const { folder, errorsPath } = readArguments();
const corpus = readCorpus();
const verse = folder === undefined ? [] : verseNotes(folder);
say(
	verse.length === 0
		? "without public verse (--public FOLDER): more of it will be refused"
		: `with ${verse.length} poems`,
);
const notes = [...corpus, ...verse];
const features = countFeatures(
	notes.map(({ text }) => text),
	bits,
);
const unseen = scoreUnseen(notes, features);
const thresholdOf = (language: Locale) => {
	const kind = notes.flatMap(({ label, use }, at) =>
		use !== undefined && label === "accept" && features[at]?.language === language ? [{ at, use }] : [],
	);
	const sizes = Map.groupBy(kind, ({ use }) => use);
	const weighted = kind.map(({ at, use }) => {
		return { score: unseen[at]?.score ?? 0, weight: realUse[use].accept / (sizes.get(use)?.length ?? 1) };
	});
	return thresholdFor(weighted, acceptance);
};
const thresholds = byLocale(thresholdOf);
const scores = unseen.map(({ score }) => score);
const chance = chanceCurve(corpus, scores);
const chanceOf = (score: number) => 1 / (1 + Math.exp(-(chance.slope * score + chance.offset)));
const judged: readonly (UnseenNote & CorpusNote)[] = notes.flatMap((note, at) => {
	const [scored, counted] = [unseen[at], features[at]];
	if (scored === undefined || counted === undefined) return [];
	const weighed = scored.score > thresholds[counted.language];
	const ruled = rulesRefuse(note.text, chanceOf(scored.score));
	return [{ ...note, namesPeople: counted.namesPeople, weighed, named: scored.category, ruled }];
});
const figures: DevelopmentFigures = {
	trained: new Date().toISOString().slice(0, 10),
	languages: developmentFigures(judged.filter(({ file }) => file !== verseFile)),
	...(verse.length > 0 && { verse: acceptedVerse(judged.filter(({ file }) => file === verseFile)) }),
};
say(describeDevelopment(figures));
writeFileSync(new URL("figures.json", import.meta.url), `${JSON.stringify(figures, undefined, "\t")}\n`);
if (errorsPath !== undefined) {
	const wrong = judged.filter(({ label, ruled, weighed }) => (ruled || weighed) !== (label === "reject"));
	writeFileSync(errorsPath, wrong.map((note) => `${JSON.stringify(note)}\n`).join(""));
}
const { emphasis, heads } = train(notes, features);
const categories = harmCategories;
const weights = quantise({ version, bits, blockWeights, categories, emphasis, heads, thresholds, chance });
writeFileSync(new URL("../moderation/model/weights.bin", import.meta.url), encodeWeights(weights));
say(`trained on ${notes.length} notes in ${Math.round((performance.now() - started) / 1000)} s`);
