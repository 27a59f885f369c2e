import type { OffsetText } from "#moderation/normalisation/offset-text.ts";

/** A word or a single sign of the folded text. */
export interface Token {
	readonly text: string;
	/** Its place in the folded text. */
	readonly from: number;
	readonly to: number;
}

const wordOrSign = /[\p{L}\p{M}\p{N}]{1,1000}|[^\s\p{L}\p{M}\p{N}]/gu;

/** Cuts a folded text into words and signs, which the classifier counts apart. */
export function tokensOf(folded: OffsetText): readonly Token[] {
	const tokens: Token[] = [];
	for (const match of folded.text.matchAll(wordOrSign)) {
		tokens.push({ text: match[0], from: match.index, to: match.index + match[0].length });
	}
	return tokens;
}

/** Where a sentence stands among the tokens: from `start` up to, not including, `end`. */
export interface Sentence {
	readonly start: number;
	readonly end: number;
}

const sentenceEnds = new Set([".", "!", "?", "।", "॥", "…"]);
/** Shorter ones are joined to the sentence before. */
const leastTokens = 4;

/** The sentences of a text; a line break ends one too. */
export function sentencesOf(tokens: readonly Token[], text: string): readonly Sentence[] {
	const sentences: Sentence[] = [];
	let start = 0;
	tokens.forEach((token, index) => {
		const next = tokens[index + 1];
		const breaks = next !== undefined && text.slice(token.to, next.from).includes("\n");
		const ends = sentenceEnds.has(token.text) && (next === undefined || !sentenceEnds.has(next.text));
		if (!breaks && !ends && next !== undefined) return;
		const before = sentences.at(-1);
		if (before !== undefined && index + 1 - start < leastTokens) {
			sentences[sentences.length - 1] = { start: before.start, end: index + 1 };
		} else sentences.push({ start, end: index + 1 });
		start = index + 1;
	});
	return sentences;
}

/** In a shorter note no sentence is hidden by the others. */
const leastWindowed = 50;

/** The parts of a note that are weighed by themselves as well: the sentences of a long one. */
export function windowsOf(tokens: readonly Token[], text: string): readonly Sentence[] {
	return tokens.length < leastWindowed ? [] : sentencesOf(tokens, text);
}
