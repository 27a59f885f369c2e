import { conceptTable } from "#moderation/classifier/concepts/concept-table.ts";
import { type OffsetText, originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { readied } from "./features.ts";
import { type Model, openModel, type Scored, worstOf } from "./model.ts";
import { type Sentence, sentencesOf, type Token, tokensOf, windowsOf } from "./tokens.ts";

/** What the trained model makes of a note. */
export interface Weighed {
	/** The sentence that weighs most, in a note that is to be refused. */
	readonly finding?: Finding;
	/** How sure that is, or that the note is a kind one: 0 to 1. */
	readonly confidence: number;
}

interface Loaded {
	readonly model: Model;
	readonly version: string;
}

let loading: Promise<Loaded> | undefined;
let loaded: Loaded | undefined;

/**
 * Loads the weights and the vocabularies, once; until then nothing can be weighed. They are megabytes, so whoever
 * imports this module does not pay for them, and a browser fetches them only when it asks.
 */
export async function loadTrainedModel(): Promise<void> {
	loading ??= load();
	loaded = await loading;
}

async function load(): Promise<Loaded> {
	const { default: kept } = await import("./weights.json", { with: { type: "json" } });
	conceptTable();
	return { model: openModel(kept), version: kept.version };
}

function trained(): Loaded {
	if (loaded === undefined) throw new Error("the trained model is not loaded: await prepareModerator() first");
	return loaded;
}

/** Names the weights. */
export function trainedVersion(): string {
	return trained().version;
}

/** Weighs a note as a whole and sentence by sentence; when it is to be refused, finds what speaks most against it. */
export function weigh({ folded }: Views): Weighed {
	const { score, thresholds, chanceOf } = trained().model;
	const tokens = tokensOf(folded);
	if (tokens.length === 0) return { confidence: 0 };
	const ready = readied(tokens);
	const note = { start: 0, end: tokens.length };
	const weighed = (window: Sentence): WeighedSentence => ({ ...window, ...score(ready, window) });
	const windows = windowsOf(tokens, folded.text).map(weighed);
	const worst = worstOf(weighed(note), windows);
	const chance = chanceOf(worst.score);
	if (worst.score <= thresholds[ready.language]) return { confidence: 1 - chance };
	const sentences = windows.length > 0 ? windows : sentencesOf(tokens, folded.text).map(weighed);
	const span = spanOf(heaviestOf(sentences) ?? note, tokens, folded);
	return { finding: { category: worst.category, ...span }, confidence: chance };
}

type WeighedSentence = Sentence & Scored;

/** Of equals, the first. */
function heaviestOf(sentences: readonly WeighedSentence[]): Sentence | undefined {
	return sentences.reduce<WeighedSentence | undefined>(
		(most, sentence) => (most === undefined || sentence.score > most.score ? sentence : most),
		undefined,
	);
}

function spanOf({ start, end }: Sentence, tokens: readonly Token[], folded: OffsetText) {
	return originalSpan(folded, tokens[start]?.from ?? 0, tokens[end - 1]?.to ?? folded.text.length);
}
