import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RefusalCategory } from "#contract/moderation.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { readCsv } from "./csv-rows.ts";
import { InputError } from "./notes-file.ts";

/** Texts of a public set that its labels call harmless. */
export interface KindTexts {
	/** As the manifest has it: `goemotions`. */
	readonly set: string;
	readonly texts: readonly string[];
	/** What the labels rule out. Of other harms they say nothing: a harmless tweet may hold a link. */
	readonly clearOf: readonly RefusalCategory[];
}

/** How a file of a set is read. */
interface Reader {
	readonly file: string;
	readonly clearOf: readonly RefusalCategory[];
	/** The texts of a row that are harmless; none of a row that is not. */
	readonly kind: (row: Readonly<Record<string, string>>) => readonly (string | undefined)[];
	/** Names of the columns, where the file has no heading. */
	readonly columns?: readonly string[];
	readonly separator?: "\t";
}

const anger: readonly RefusalCategory[] = ["harassment", "discrimination"];
const everything: readonly RefusalCategory[] = [
	...anger,
	"sexual",
	"meeting",
	"personal_info",
	"spam",
	"obsessive",
	"unreadable",
];
const jigsawLabels = ["toxic", "severe_toxic", "obscene", "threat", "insult", "identity_hate"];
// admiration, amusement, approval, caring, desire, excitement, gratitude, joy, love, optimism, pride, relief
const kindEmotions = new Set(["0", "1", "4", "5", "8", "13", "15", "17", "18", "20", "21", "23"]);

const readers: Readonly<Record<string, readonly Reader[]>> = {
	davidson2017: [
		{
			file: "labeled_data.csv",
			clearOf: [...anger, "sexual"],
			kind: ({ class: label, tweet }) => (label === "2" ? [tweet] : []),
		},
	],
	edos: [
		{
			file: "edos_labelled_aggregated.csv",
			clearOf: ["discrimination"],
			kind: ({ label_sexist: label, text }) => (label === "not sexist" ? [text] : []),
		},
	],
	goemotions: ["train.tsv", "dev.tsv", "test.tsv"].map((file) => ({
		file,
		clearOf: anger,
		columns: ["text", "emotions", "id"],
		separator: "\t",
		kind: ({ text, emotions = "" }) => (emotions.split(",").every((each) => kindEmotions.has(each)) ? [text] : []),
	})),
	hatemoji: ["hatemojibuild_train.csv", "hatemojibuild_validation.csv", "hatemojibuild_test.csv"].map((file) => ({
		file,
		clearOf: ["discrimination"],
		kind: ({ label_gold: label, text }) => (label === "0" ? [text] : []),
	})),
	jigsaw_en_fr: [
		{
			file: "jigsaw_subset_en_fr.csv",
			clearOf: [...anger, "sexual"],
			kind: (row) => (jigsawLabels.every((label) => row[label] === "0") ? [row.text_en, row.text_fr] : []),
		},
	],
	mlma: ["en_dataset.csv", "fr_dataset.csv"].map((file) => ({
		file,
		clearOf: anger,
		kind: ({ sentiment, tweet }) => (sentiment === "normal" ? [tweet] : []),
	})),
	surge_toxicity: [
		{
			file: "toxicity_en.csv",
			clearOf: anger,
			kind: ({ is_toxic: label, text }) => (label === "Not Toxic" ? [text] : []),
		},
	],
	toxifrench_bench: ["ToxiFrenchBalanced.csv", "RTP-LX-french.csv", "JigsawBilingualBalanced.csv"].map((file) => ({
		file,
		clearOf: anger,
		kind: ({ label, content, original_text: original }) => (label === "0" ? [content, original] : []),
	})),
	trac1: ["agr_hi_train.csv", "agr_hi_dev.csv"].map((file) => ({
		file,
		clearOf: anger,
		columns: ["id", "text", "label"],
		kind: ({ label, text }) => (label === "NAG" ? [text] : []),
	})),
	uli: ["train_hi.csv", "test_hi.csv", "train_en.csv", "test_en.csv"].map((file) => ({
		file,
		clearOf: [...anger, "sexual"],
		kind: ({ q1_gendered_abuse: abuse, q3_explicit_or_aggressive: explicit, text }) =>
			Number(abuse) === 0 && Number(explicit) === 0 ? [text] : [],
	})),
};

const verse = "verse";

/**
 * The kind texts of a folder of public sets, by set. A set is read only when the folder's `MANIFEST.json` puts its licence
 * in tier A and its labels say what is harmless.
 * @throws InputError when the folder has no manifest.
 */
export function readPublicSets(folder: string): readonly KindTexts[] {
	const allowed = setsOfTierA(folder);
	const labelled = Object.entries(readers).filter(([set]) => allowed.has(set));
	return [
		...labelled.flatMap(([set, files]) => files.flatMap((reader) => readSet(folder, set, reader))),
		...(allowed.has(verse) ? readVerse(folder) : []),
	];
}

function setsOfTierA(folder: string): ReadonlySet<string> {
	const path = join(folder, "MANIFEST.json");
	if (!existsSync(path)) throw new InputError(`${path}: a folder of public sets needs a manifest`);
	const entries: readonly { readonly name: string; readonly tier: string }[] = JSON.parse(readFileSync(path, "utf8"));
	const lower = new Set(entries.filter(({ tier }) => tier !== "A").map(({ name }) => name));
	return new Set(entries.map(({ name }) => name).filter((name) => !lower.has(name)));
}

function readSet(folder: string, set: string, { file, kind, clearOf, columns, separator }: Reader) {
	const path = join(folder, set, file);
	if (!existsSync(path)) return [];
	const [first = [], ...rest] = readCsv(readFileSync(path, "utf8"), separator);
	const names = columns ?? first;
	const lines = columns === undefined ? rest : [first, ...rest];
	const rows = lines.map((line) => Object.fromEntries(names.map((name, at) => [name, line[at] ?? ""])));
	const texts = rows.flatMap((row) => kind(row)).filter((text) => text !== undefined && text.trim() !== "");
	return [{ set, clearOf, texts: texts.filter((text) => text !== undefined) }];
}

function readVerse(folder: string): readonly KindTexts[] {
	return [{ set: verse, clearOf: everything, texts: readPublicVerse(folder).map(({ text }) => text) }];
}

/** Love verse in the public domain: all of it to be accepted. */
export interface Verse {
	readonly text: string;
	readonly language: Locale;
	readonly author: string;
}

/**
 * The verse in a folder of public sets; none when its manifest does not put the set in tier A.
 * @throws InputError when the folder has no manifest.
 */
export function readPublicVerse(folder: string): readonly Verse[] {
	if (!setsOfTierA(folder).has(verse)) return [];
	const files = locales.map((locale) => join(folder, verse, `verse-${locale}.jsonl`));
	const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, "utf8").split("\n"));
	return lines.filter((line) => line !== "").map((line): Verse => JSON.parse(line));
}
