import type { LabelledNote } from "./notes-file.ts";
import type { TimedVerdict } from "./timed-verdict.ts";
import { type Estimate, meanOf, wilson } from "./wilson.ts";

/** A labelled note and what the moderator made of it. */
export interface JudgedNote {
	readonly note: LabelledNote;
	readonly verdict: TimedVerdict;
}

/** How many of how many, with a 95 % interval. Without cases there is no estimate. */
export interface Rate {
	readonly right: number;
	readonly of: number;
	readonly estimate: Estimate | null;
}

/** How well notes were told apart. */
export interface Decisions {
	/** Of the notes to be refused, those refused, whatever the category. */
	readonly refusalRecall: Rate;
	/** Of the notes to be accepted, those approved. */
	readonly acceptance: Rate;
	/** The mean of the two; null unless there are notes of both kinds. */
	readonly balancedAccuracy: Estimate | null;
}

interface CategoryTally {
	readonly category: string;
	/** Of the notes to be refused for it, those refused at all. */
	readonly recall: Rate;
	/** Of those refused, the ones refused for it. */
	readonly named: Rate;
}

/** The figures of a set of notes. */
export interface Tally extends Decisions {
	readonly notes: number;
	/** In the order of their first note. */
	readonly categories: readonly CategoryTally[];
	/** Of the notes rightly refused, those with the right category. */
	readonly categoryAccuracy: Rate;
	/** Of the pairs, those whose notes were all decided rightly; null without pairs. */
	readonly pairAccuracy: Rate | null;
	/** Lines with a pair number that no other line of their file has: in no pair. */
	readonly unpaired: number;
	readonly hard: Decisions | null;
	readonly easy: Decisions | null;
	/** Milliseconds a note, nearest rank; null without notes. */
	readonly ms: { readonly median: number; readonly p99: number } | null;
	/** Notes on which the moderator failed. They count as not approved. */
	readonly failures: readonly JudgedNote[];
}

export function tally(judged: readonly JudgedNote[]): Tally {
	const toRefuse = judged.filter(({ note }) => note.label === "reject");
	const byCategory = Map.groupBy(toRefuse, ({ note }) => note.category);
	const times = judged.map(({ verdict }) => verdict.ms).toSorted((a, b) => a - b);
	return {
		notes: judged.length,
		...decisions(judged),
		categories: [...byCategory].map(([category, those]) => ({
			category,
			recall: rate(those, isRight),
			named: named(those),
		})),
		categoryAccuracy: named(toRefuse),
		...pairs(judged),
		hard: decisionsOn(judged, "hard"),
		easy: decisionsOn(judged, "easy"),
		ms: times.length === 0 ? null : { median: quantile(times, 0.5), p99: quantile(times, 0.99) },
		failures: judged.filter(({ verdict }) => verdict.failure !== undefined),
	};
}

/** Whether the note was approved or refused as it should be, whatever the category. */
export function isRight({ note, verdict }: JudgedNote): boolean {
	return verdict.approved === (note.label === "accept");
}

/** Whether the note was refused for the reason it should be. */
export function isNamed({ note, verdict }: JudgedNote): boolean {
	return !verdict.approved && verdict.category === note.category;
}

/** The value that at least this share of the values do not exceed (nearest rank). `sorted` rises and is not empty. */
export function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function decisions(judged: readonly JudgedNote[]): Decisions {
	const labelled = (label: LabelledNote["label"]) => judged.filter(({ note }) => note.label === label);
	const refusalRecall = rate(labelled("reject"), isRight);
	const acceptance = rate(labelled("accept"), isRight);
	const both = refusalRecall.estimate !== null && acceptance.estimate !== null;
	return {
		refusalRecall,
		acceptance,
		balancedAccuracy: both ? meanOf(refusalRecall.estimate, acceptance.estimate) : null,
	};
}

function decisionsOn(judged: readonly JudgedNote[], difficulty: "hard" | "easy"): Decisions | null {
	const those = judged.filter(({ note }) => note.difficulty === difficulty);
	return those.length === 0 ? null : decisions(those);
}

function named(toRefuse: readonly JudgedNote[]): Rate {
	return rate(toRefuse.filter(isRight), isNamed);
}

/** Pair numbers are a file's own. */
function pairs(judged: readonly JudgedNote[]): Pick<Tally, "pairAccuracy" | "unpaired"> {
	const numbered = judged.filter(({ note }) => note.pair !== undefined);
	const groups = [...Map.groupBy(numbered, ({ note }) => `${note.file}\0${note.pair}`).values()];
	const whole = groups.filter((group) => group.length > 1);
	return {
		pairAccuracy: whole.length === 0 ? null : rate(whole, (group) => group.every(isRight)),
		unpaired: groups.length - whole.length,
	};
}

function rate<Case>(cases: readonly Case[], right: (one: Case) => boolean): Rate {
	const count = cases.filter(right).length;
	const of = cases.length;
	return { right: count, of, estimate: of === 0 ? null : { share: count / of, ...wilson(count, of) } };
}
