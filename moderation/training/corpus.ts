import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "#contract/limits.ts";
import { refusalCategories } from "#contract/moderation.ts";

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

export const corpusLanguages = ["en", "fr", "hi"] as const;
const labels = ["accept", "reject"] as const;
const scripts = ["deva", "latn"] as const;

export type CorpusLanguage = (typeof corpusLanguages)[number];

/** One labelled note. */
export interface CorpusNote {
	readonly text: string;
	readonly label: (typeof labels)[number];
	/** One of `kindCategories` in an accepted note, of `harmCategories` in a refused one. */
	readonly category: (typeof kindCategories)[number] | (typeof harmCategories)[number];
	readonly language: CorpusLanguage;
	/** Of Hindi only: Devanagari or romanised. */
	readonly script?: (typeof scripts)[number];
	/** Name of the file it comes from, as in `en-pairs.jsonl`: one author, one style. */
	readonly file: string;
	/**
	 * What must not be split between training and development: both notes of a pair share a group,
	 * any other note is a group by itself.
	 */
	readonly group: string;
}

const folder = join(import.meta.dirname, "corpus");
const fields = ["text", "label", "category", "script", "pair"];

/**
 * Every note of `corpus/`, by file name and then as the file has them.
 * @throws Error that names the file and the line of the first note that is not well-formed.
 */
export function readCorpus(): readonly CorpusNote[] {
	const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
	return files.sort().flatMap((file) => {
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
		refuseOthers(Object.keys(row));
		const language = oneOf(corpusLanguages, file.slice(0, 2), "language");
		const label = oneOf(labels, row.label, "label");
		return {
			text: textOf(row.text),
			label,
			category: oneOf(label === "accept" ? kindCategories : harmCategories, row.category, "category"),
			language,
			...scriptOf(language, row.script),
			file,
			group: `${file}, ${groupOf(number, row.pair)}`,
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

function scriptOf(language: CorpusLanguage, script: unknown): Pick<CorpusNote, "script"> {
	if (language === "hi") {
		return { script: oneOf(scripts, script, "script") };
	}
	if (script !== undefined) {
		throw new Error("script is of Hindi only");
	}
	return {};
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

function refuseOthers(names: readonly string[]): void {
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
