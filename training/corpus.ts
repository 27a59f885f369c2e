import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#contract/limits.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { languageOf, vocabularyNames } from "#moderation/data-files.ts";
import files from "#training/corpus/files.json" with { type: "json" };
import { type WatchedKind, watchedKinds } from "./unseen-notes.ts";

/** What an accepted note chiefly is. */
export const kindCategories = [
	"feelings",
	"compliment",
	"admiration",
	"gratitude",
	"friendship",
	"family",
	"apology",
	"poetry",
	"humour",
] as const;

/** Why a note of the corpus is refused; a text that nobody can judge is no example of anything. */
export const harmCategories = refusalCategories.filter((category) => category !== "unreadable");

const labels = ["accept", "reject"] as const;

/** One labelled note. */
export interface CorpusNote {
	readonly text: string;
	readonly label: (typeof labels)[number];
	/** One of `kindCategories` in an accepted note, of `harmCategories` in a refused one. */
	readonly category: (typeof kindCategories)[number] | (typeof harmCategories)[number];
	readonly language: Locale;
	/** Of a language with a vocabulary for each of its scripts: `deva` or `latn` in Hindi. */
	readonly script?: string;
	/** Name of the file it comes from, as in `en-one-liners.jsonl`: one author, one style. */
	readonly file: string;
	/**
	 * What must not be split between training and development: both notes of a pair share a group, any other note is a
	 * group by itself. It decides the fold.
	 */
	readonly group: string;
	/** Which notes of real use it is like (`real-use.ts`): none where the notes of a file were made hard in pairs. */
	readonly use?: WatchedKind;
}

const folder = join(import.meta.dirname, "corpus");
const fields = ["text", "label", "category", "script", "pair"];

/** A name of `corpus/files.json`, to which each language may have a file. */
interface CorpusFile {
	readonly name: string;
	/** What its groups are named by, where that is not its name: weights depend on it, so a renaming keeps it. */
	readonly foldKey?: string;
	readonly use?: string;
}

const corpusFiles: readonly CorpusFile[] = files;

/**
 * Every note of `corpus/`, by language, then in the order of `corpus/files.json`, which the weights depend on, then as the
 * file has them.
 * @throws Error that names the file and the line of the first note that is not well-formed.
 */
export function readCorpus(): readonly CorpusNote[] {
	const names = locales.flatMap((language) => corpusFiles.map(({ name }) => `${language}-${name}.jsonl`));
	const unlisted = readdirSync(folder).find((file) => file.endsWith(".jsonl") && !names.includes(file));
	if (unlisted !== undefined) throw new Error(`${unlisted} is not listed in training/corpus/files.json`);
	return names
		.filter((file) => existsSync(join(folder, file)))
		.flatMap((file) => {
			const lines = readFileSync(join(folder, file), "utf8").trimEnd().split(/\r?\n/);
			return lines.map((line, index) => readNote(file, index + 1, line));
		});
}

/**
 * The note of one line, numbered from 1, of a file whose name begins with its language.
 * @throws Error that names the file, the line and what is wrong with it.
 */
export function readNote(file: string, number: number, line: string): CorpusNote {
	try {
		const row: Readonly<Record<string, unknown>> = JSON.parse(line);
		refuseUnknownFields(Object.keys(row));
		const language = oneOf(locales, languageOf(file), "language");
		const label = oneOf(labels, row.label, "label");
		return {
			text: textOf(row.text),
			label,
			category: oneOf(label === "accept" ? kindCategories : harmCategories, row.category, "category"),
			language,
			...scriptOf(language, row.script),
			file,
			group: `${language}-${foldKeyOf(file)}.jsonl, ${groupOf(number, row.pair)}`,
			...likeRealUse(file),
		};
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`${file}, line ${number}: ${reason}`, { cause: error });
	}
}

function textOf(text: unknown): string {
	if (typeof text !== "string" || text !== text.trim()) {
		throw new Error("text must be a string without white space around it");
	}
	const count = [...text].length;
	if (count === 0 || count > limits.messageCharacters) {
		throw new Error(`text must have 1 to ${limits.messageCharacters} characters, not ${count}`);
	}
	return text;
}

/** `hi-deva` and `hi-latn` are vocabularies of one language: its notes say which of its scripts they are in. */
function scriptOf(language: Locale, script: unknown): Pick<CorpusNote, "script"> {
	const scripts = vocabularyNames().flatMap((name) => (languageOf(name) === language ? name.split("-").slice(1) : []));
	if (scripts.length > 0) return { script: oneOf(scripts, script, "script") };
	if (script !== undefined) throw new Error(`notes in "${language}" have no script`);
	return {};
}

function listed(file: string): CorpusFile {
	const name = file.slice(file.indexOf("-") + 1, -".jsonl".length);
	return corpusFiles.find((each) => each.name === name) ?? { name };
}

function foldKeyOf(file: string): string {
	const { name, foldKey = name } = listed(file);
	return foldKey;
}

function likeRealUse(file: string): Pick<CorpusNote, "use"> {
	const { use } = listed(file);
	return use === undefined ? {} : { use: oneOf(watchedKinds, use, "use") };
}

function groupOf(number: number, pair: unknown): string {
	if (pair === undefined) {
		return `line ${number}`;
	}
	if (!Number.isSafeInteger(pair)) {
		throw new Error("pair must be a whole number");
	}
	return `pair ${pair}`;
}

function refuseUnknownFields(names: readonly string[]): void {
	const other = names.find((name) => !fields.includes(name));
	if (other !== undefined) {
		throw new Error(`${other} is no field of a note`);
	}
}

function oneOf<Member extends string>(members: readonly Member[], value: unknown, field: string): Member {
	const member = members.find((candidate) => candidate === value);
	if (member === undefined) {
		throw new Error(`${field} must be one of ${members.join(", ")}, not ${JSON.stringify(value)}`);
	}
	return member;
}
