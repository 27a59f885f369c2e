import { type Locale, locales } from "#i18n/locales.ts";
import { readIdentities, readVocabularyFiles, type VocabularyFile } from "#moderation/data-files.ts";
import { finish, hashOf, mixIn } from "#moderation/model/hash.ts";

/** What a word means, as hashes: its concept, the class of that concept, and its grammar; 0 for none. */
export interface Meaning {
	readonly concept: number;
	readonly wordClass: number;
	readonly grammar: number;
	/** Class and grammar as one hash; absent where there is neither. */
	readonly classed?: number;
}

/** What a form means in each language that has it, by the language's place in `locales`. */
type MeaningsByLanguage = readonly (Entry | undefined)[];

/** By folded form; all words for groups of people mean the same. */
export type Vocabulary = ReadonlyMap<string, MeaningsByLanguage>;

/** What each word for a group of people is read as. No note holds it: notes are folded to lower case. */
export const anyIdentity = "IDENTITY";
const identityLine = "group\tGROUP\t-\t";

/** A line of a vocabulary, `concept, class, grammar, forms` between tabs; `-` stands for none. */
class Entry {
	readonly #line: string;
	#meaning: Meaning | undefined;

	constructor(line: string) {
		this.#line = line;
	}

	/** Read when one of its forms is first met: few are, and all of them would double the time of a start. */
	get meaning(): Meaning {
		this.#meaning ??= meaningOf(this.#line);
		return this.#meaning;
	}
}

function meaningOf(line: string): Meaning {
	const [concept = "-", wordClass = "-", grammar = "-"] = line.split("\t");
	const classHash = hashUnlessNone(wordClass);
	const grammarHash = hashUnlessNone(grammar);
	const classed = classHash + grammarHash === 0 ? {} : { classed: finish(mixIn(classHash, grammarHash)) };
	return { concept: hashOf(concept), wordClass: classHash, grammar: grammarHash, ...classed };
}

function hashUnlessNone(word: string): number {
	return word === "-" ? 0 : hashOf(word);
}

let loaded: Vocabulary | undefined;

/**
 * The vocabularies of all languages by folded form. Words of one meaning share a concept, whatever their language, so
 * that what is learned from notes in one serves the others. Read from disk at first use.
 */
export function vocabulary(): Vocabulary {
	loaded ??= entriesOf(readVocabularyFiles(), readIdentities());
	return loaded;
}

/** Whether some language knows the folded word. */
export function isKnownWord(word: string): boolean {
	return vocabulary().has(word);
}

/**
 * The forms of all files, and over them the words for groups of people.
 * @throws Error that names the file and the line without four columns.
 */
export function entriesOf(files: readonly VocabularyFile[], identities: readonly string[]): Vocabulary {
	const entries = new Map<string, MeaningsByLanguage>();
	for (const { name, language, text } of files) addEntries(entries, name, { language, lines: text.split("\n") });
	const identity = new Entry(identityLine);
	const meanings = locales.map(() => identity);
	for (const word of [anyIdentity, ...identities]) entries.set(word, meanings);
	return entries;
}

interface VocabularyLines {
	readonly language: Locale;
	/** The first is the heading, the last is empty. */
	readonly lines: readonly string[];
}

function addEntries(
	entries: Map<string, MeaningsByLanguage>,
	name: string,
	{ language, lines }: VocabularyLines,
): void {
	for (let at = 1; at < lines.length - 1; at += 1) {
		const line = lines[at] ?? "";
		const forms = line.slice(line.lastIndexOf("\t") + 1);
		if (forms === "" || forms === line) throw new Error(`${name}.tsv, line ${at + 1}: no forms after a tab`);
		const entry = new Entry(line);
		const alone = locales.map((locale) => (locale === language ? entry : undefined));
		for (const form of forms.split(" ")) {
			const others = entries.get(form);
			entries.set(form, others === undefined ? alone : others.map((other, place) => alone[place] ?? other));
		}
	}
}
