import { finish, hashOf, mixIn } from "#moderation/classifier/hash.ts";
import { devanagari } from "./devanagari.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { anyIdentity } from "./identities.ts";
import { romanised } from "./romanised.ts";

/** What a word means, as hashes: its concept, the class of that concept, and its grammar; 0 for none. */
export interface Concept {
	readonly concept: number;
	readonly wordClass: number;
	readonly grammar: number;
	/** Class and grammar together; absent where there is neither. */
	readonly classed?: number;
}

/** Languages that share the Latin letters, and so some of their forms. */
export type LatinLanguage = "en" | "fr" | "hi";

/** A form and what it means in each language that has it. */
export type Meanings = Partial<Record<LatinLanguage, Concept>>;

let table: ReadonlyMap<string, Meanings> | undefined;

/**
 * Words of English, French, and Hindi in both scripts by their folded forms. Words of one meaning share a concept,
 * whatever their language, so that what is learned from notes in one serves the others. Read at first use.
 */
export function conceptTable(): ReadonlyMap<string, Meanings> {
	table ??= readTable();
	return table;
}

function readTable(): ReadonlyMap<string, Meanings> {
	const meanings = new Map<string, Meanings>();
	const add = (lines: string, language: LatinLanguage) => {
		for (const line of lines.trim().split("\n")) {
			const [form = "", concept = "-", wordClass = "-", grammar = "-"] = line.split(" ");
			const classHash = hashUnlessNone(wordClass);
			const grammarHash = hashUnlessNone(grammar);
			const classed = classHash + grammarHash === 0 ? {} : { classed: finish(mixIn(classHash, grammarHash)) };
			const entry = { concept: hashOf(concept), wordClass: classHash, grammar: grammarHash, ...classed };
			meanings.set(form, { ...meanings.get(form), [language]: entry });
		}
	};
	add(english, "en");
	add(french, "fr");
	add(romanised, "hi");
	for (const language of ["en", "fr", "hi"] as const) add(`${anyIdentity} group GROUP -`, language);
	// Nothing else is written in Devanagari, so its forms collide with none.
	add(devanagari, "hi");
	return meanings;
}

function hashUnlessNone(word: string): number {
	return word === "-" ? 0 : hashOf(word);
}
