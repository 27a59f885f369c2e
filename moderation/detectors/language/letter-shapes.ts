/** What words of some origin look like, by runs of three letters. */
export interface LetterShape {
	/** How likely one of them has the letters of `word`: bits a letter, so 0 at most. */
	likelihood(word: string): number;
	/** How many runs of `word` stand in none of them. */
	unseenRuns(word: string): number;
}

const letters = 26;
/** The border of a word counts as a letter. */
const border = letters;
const size = letters + 1;
const codeOfA = 97;
/** What a run that was never seen counts for. */
const unseen = 0.05;

/** Learns which letters follow which two from words in Latin letters, folded; other words are passed over. */
export function learnShape(words: Iterable<string>): LetterShape {
	const triples = new Uint32Array(size ** 3);
	const pairs = new Uint32Array(size ** 2);
	for (const word of words) {
		for (const { pair, triple } of runsOf(word)) {
			pairs[pair] = (pairs[pair] ?? 0) + 1;
			triples[triple] = (triples[triple] ?? 0) + 1;
		}
	}
	return {
		likelihood(word) {
			const runs = runsOf(word);
			const chances = runs.map(
				({ pair, triple }) => ((triples[triple] ?? 0) + unseen) / ((pairs[pair] ?? 0) + unseen * size),
			);
			return chances.reduce((bits, chance) => bits + Math.log2(chance), 0) / (runs.length || 1);
		},
		unseenRuns: (word) => runsOf(word).filter(({ triple }) => (triples[triple] ?? 0) === 0).length,
	};
}

/** The runs of three letters of a word with its borders, and the two letters that each begins with, as places in tables. */
function runsOf(word: string): readonly { readonly pair: number; readonly triple: number }[] {
	const runs: { pair: number; triple: number }[] = [];
	let pair = border * size + border;
	for (let at = 0; at <= word.length; at += 1) {
		const next = at < word.length ? word.charCodeAt(at) - codeOfA : border;
		if (next < 0 || next > border) break;
		const triple = pair * size + next;
		runs.push({ pair, triple });
		pair = (pair % size) * size + next;
	}
	return runs;
}
