import { smallWords } from "#moderation/lists/small-words.ts";
import { isBorrowed, isSlip, languagesOf, type ReadWord, strangeness } from "./read-words.ts";

/** How much a word says against our languages (above 0) or for them. Chosen on the corpus; decisions/0049 has figures. */
const weights = {
	/** Common in the other language, unknown to ours. */
	foreign: 1,
	/** Common in either. */
	shared: 0.3,
	/** Unknown to all. Names and verse have them, too. */
	unknown: 0.6,
	/** Unknown, but written like a name. */
	name: 0,
	ours: -0.9,
	/** Known, but of three letters or fewer, or by a slip: other languages have such words by chance. */
	oursPerhaps: -0.4,
} as const;
/** Above this mean weight a note that shows the words of another language is in it. */
const maxWeight = 0.1;
const longWord = 4;
const latin = /^[a-z]+$/;
const maxBorrowed = 6;

const core = new Set(Object.values(smallWords).join(" ").split(" "));

interface Evidence {
	readonly words: number;
	readonly foreign: number;
	readonly weight: number;
	/** Unknown words in Latin letters, whose shapes are known, that are neither names nor borrowed; each once. */
	readonly unknown: readonly string[];
}

/**
 * Whether a note is in another language, which the moderator would judge by its letters alone. Told by the words that
 * our vocabularies do not know, that one other language has, and by the letters of those that nobody has. Names, slips
 * and single foreign words weigh less than the words around them; a short note of nothing but words that everybody
 * borrows (`te quiero mucho`) is ours.
 */
export function isInOtherLanguage(words: readonly ReadWord[]): boolean {
	if (words.length < 2 || !mayBeOther(words)) return false;
	const described = words.map(describe);
	if (described.every(({ known }) => known !== "not") || isAllBorrowed(described)) return false;
	const evidence = evidenceOf(described);
	return showsForeignWords(evidence) || isStrange(evidence);
}

/** Whether enough of the words are unknown for any of what follows; most notes are done with this look. */
function mayBeOther(words: readonly ReadWord[]): boolean {
	const unknown = words.filter(({ isKnown }) => !isKnown);
	const foreign = unknown.filter(({ text }) => languagesOf(text).length > 0).length;
	return foreign >= foreignNeeded(words.length) || unknown.length >= words.length * strangeIn(words.length).share;
}

/** A word, and who else knows it. */
interface DescribedWord extends Pick<ReadWord, "text" | "isNamed"> {
	readonly known: "well" | "as a slip" | "not";
	readonly languages: readonly string[];
}

function describe({ text, isKnown, isNamed }: ReadWord): DescribedWord {
	const known = isKnown ? "well" : isSlip(text) ? "as a slip" : "not";
	return { text, isNamed, known, languages: languagesOf(text) };
}

function isAllBorrowed(words: readonly DescribedWord[]): boolean {
	return words.length <= maxBorrowed && words.every(({ text, known }) => known !== "not" || isBorrowed(text));
}

function foreignNeeded(words: number): number {
	return words <= 4 ? 1 : 2;
}

function showsForeignWords({ words, foreign, weight }: Evidence): boolean {
	return foreign >= foreignNeeded(words) && weight > words * maxWeight;
}

/** The share of unknown words and their mean shape from which on a note of so many is strange; verse has many. */
function strangeIn(words: number): { readonly share: number; readonly shape: number } {
	return words <= 12 ? { share: 0.33, shape: -0.85 } : { share: 0.5, shape: -0.3 };
}

/** A third of its words unknown, in a short note, or half in a longer one, and not shaped like ours. */
function isStrange({ words, unknown }: Evidence): boolean {
	const { share, shape } = strangeIn(words);
	if (words < 3 || unknown.length < 2 || unknown.length < words * share) return false;
	return mean(unknown.slice(0, 60).map(strangeness)) > shape;
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function evidenceOf(words: readonly DescribedWord[]): Evidence {
	const best = likeliestLanguage(words);
	const unknown = new Set<string>();
	let foreign = 0;
	let weight = 0;
	for (const word of words) {
		const kind = kindOf(word, best);
		weight += weights[kind];
		if (kind === "foreign") foreign += 1;
		const isUnknown = (kind === "foreign" || kind === "unknown") && latin.test(word.text);
		if (isUnknown && !isBorrowed(word.text)) unknown.add(word.text);
	}
	return { words: words.length, foreign, weight, unknown: [...unknown] };
}

function kindOf({ text, known, isNamed, languages }: DescribedWord, best: string | undefined): keyof typeof weights {
	const listed = best !== undefined && languages.includes(best);
	if (known === "not" && !listed) return isNamed ? "name" : "unknown";
	if (known === "not") return "foreign";
	if (core.has(text)) return text.length < longWord ? "oursPerhaps" : "ours";
	if (listed) return "shared";
	return known === "well" && text.length >= longWord ? "ours" : "oursPerhaps";
}

/** The other language that has most of the words, those unknown to ours counting twice. */
function likeliestLanguage(words: readonly DescribedWord[]): string | undefined {
	const counts = new Map<string, number>();
	let best: string | undefined;
	for (const { known, languages } of words) {
		for (const language of languages) {
			const count = (counts.get(language) ?? 0) + (known === "not" ? 2 : 1);
			counts.set(language, count);
			if (best === undefined || count > (counts.get(best) ?? 0)) best = language;
		}
	}
	return best;
}
