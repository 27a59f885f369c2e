import type { Verdict } from "#moderation/verdict.ts";
import { type CorpusNote, readCorpus } from "#training/corpus.ts";

/** Notes of the corpus that stand for everything that was learned before. */
export interface ControlNotes {
	/** On these a correction is to change nothing. */
	readonly anchors: readonly string[];
	/** By these is measured whether it did. None is an anchor. */
	readonly measured: readonly CorpusNote[];
}

const anchorCount = 2_200;
/** Of each category: enough that one note is less than half a point. */
const measuredPerCategory = 250;

/** The same notes at each call, from all over the corpus. */
export function controlNotes(): ControlNotes {
	const notes = readCorpus();
	const anchors = spread(notes, anchorCount);
	const held = new Set(anchors);
	const others = notes.filter((note) => !held.has(note));
	const byCategory = [...Map.groupBy(others, ({ category }) => category).values()];
	return {
		anchors: anchors.map(({ text }) => text),
		measured: byCategory.flatMap((those) => spread(those, measuredPerCategory)),
	};
}

/** Right verdicts in percent, by language and by category. */
export type Figures = ReadonlyMap<string, number>;

export function figuresOf(notes: readonly CorpusNote[], moderator: (text: string) => Verdict): Figures {
	const judged = notes.map(({ text, label, language, category }) => ({
		isRight: moderator(text).approved === (label === "accept"),
		names: [`language ${language}`, `category ${category}`],
	}));
	const names = new Set(judged.flatMap((each) => each.names));
	return new Map([...names].map((name) => [name, percentRight(judged.filter((each) => each.names.includes(name)))]));
}

function percentRight(judged: readonly { readonly isRight: boolean }[]): number {
	return (100 * judged.filter(({ isRight }) => isRight).length) / judged.length;
}

/** So many at equal distances; all where there are no more. */
function spread<T>(values: readonly T[], count: number): readonly T[] {
	const step = Math.max(1, values.length / count);
	return values.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
