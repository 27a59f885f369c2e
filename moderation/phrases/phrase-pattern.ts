import { foldWord } from "#moderation/normalisation/fold-characters.ts";

/** One position of a pattern. */
export type Slot =
	| { readonly kind: "word"; readonly words: ReadonlySet<string>; readonly optional: boolean }
	/** Any words, at most `upTo`, within the sentence. */
	| { readonly kind: "gap"; readonly upTo: number }
	/** The next word (at the start: the one before) is none of these. Takes no word. */
	| { readonly kind: "not"; readonly words: ReadonlySet<string> };

export interface PhrasePattern {
	/** What must not stand right before the first word. */
	readonly notBefore: ReadonlySet<string>;
	readonly first: ReadonlySet<string>;
	readonly rest: readonly Slot[];
}

export type WordClasses = Readonly<Record<string, string>>;

/**
 * Reads a pattern: words separated by spaces; `a|b` is either; `<name>` a class of words; `a?` may be missing;
 * `..3` stands for up to three words; `!a|b` for "not followed by" (in front: "not preceded by").
 * Spelling is folded like a note's, and an apostrophe separates words.
 */
export function readPattern(source: string, classes: WordClasses = {}): PhrasePattern {
	const slots = source
		.replaceAll("'", " ")
		.split(/\s+/)
		.filter((part) => part !== "")
		.map((part) => readSlot(part, classes));
	const before = slots[0]?.kind === "not" ? slots.shift() : undefined;
	const first = slots.shift();
	if (first?.kind !== "word" || first.optional) throw new Error(`A pattern begins with a required word: ${source}`);
	return { notBefore: before?.kind === "not" ? before.words : new Set(), first: first.words, rest: slots };
}

function readSlot(part: string, classes: WordClasses): Slot {
	if (part.startsWith("..")) return { kind: "gap", upTo: Number(part.slice(2)) };
	if (part.startsWith("!")) return { kind: "not", words: readWords(part.slice(1), classes) };
	const optional = part.endsWith("?");
	return { kind: "word", words: readWords(optional ? part.slice(0, -1) : part, classes), optional };
}

function readWords(source: string, classes: WordClasses): ReadonlySet<string> {
	const alternatives = source.split("|").filter((alternative) => alternative !== "");
	const words = alternatives.flatMap((alternative) => {
		if (/[?!]/.test(alternative)) throw new Error(`"?" and "!" belong to the whole position: ${source}`);
		if (!alternative.startsWith("<")) return [alternative];
		const members = classes[alternative.slice(1, -1)];
		if (members === undefined) throw new Error(`No class of words is called ${alternative}`);
		return members.split(/\s+/).filter((member) => member !== "");
	});
	return new Set(words.map(foldWord));
}
