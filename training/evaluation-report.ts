import { type Decisions, isNamed, isRight, type JudgedNote, type Rate, type Tally } from "./tally.ts";
import type { Estimate } from "./wilson.ts";

/** The figures of one set of notes, for people: a heading and a line a figure. */
export function reportOf(heading: string, tally: Tally): string {
	const { ms, failures } = tally;
	return [
		`${heading}: ${tally.notes} notes`,
		...decisionLines("", tally),
		...tally.categories.map(
			({ category, recall, named }) =>
				`${rateLine(`  ${category}, refused at all`, recall)}, category right in ${named.right}`,
		),
		rateLine("right category if refused", tally.categoryAccuracy),
		...(tally.pairAccuracy === null ? [] : [rateLine("pairs, both right", tally.pairAccuracy)]),
		...(tally.unpaired === 0
			? []
			: [`  ${"in no pair".padEnd(width)} ${tally.unpaired} with a pair number nobody shares`]),
		...(tally.hard === null ? [] : decisionLines("hard: ", tally.hard)),
		...(tally.easy === null ? [] : decisionLines("easy: ", tally.easy)),
		...(ms === null ? [] : [`  ${"ms per note".padEnd(width)} median ${ms.median}, p99 ${ms.p99}`]),
		...(failures.length === 0 ? [] : [`  the moderator failed on ${failures.length}, counted as not approved:`]),
		...failures.map(({ note, verdict }) => `    ${note.file}:${note.line}: ${verdict.failure}`),
	]
		.map((line) => `${line.trimEnd()}\n`)
		.join("");
}

/** What the intervals are; said once. */
export const intervalNote =
	"In brackets: 95 % Wilson score intervals, notes taken as independent; for balanced accuracy those of the two shares\n" +
	"combined by square-and-add (Newcombe 1998).\n";

/** A note that was decided or named wrongly, in words; undefined when all was right. */
export function mistakeIn(judged: JudgedNote): string | undefined {
	const { note, verdict } = judged;
	const made = verdict.approved ? "approved" : `refused as ${verdict.category ?? "nothing (the moderator failed)"}`;
	if (!isRight(judged)) {
		return `${made}, should be ${note.label === "accept" ? "approved" : `refused as ${note.category}`}`;
	}
	return verdict.approved || isNamed(judged) ? undefined : `${made}, should be as ${note.category}`;
}

/** The mistakes of a set of notes, a line each, the text as a JSON string so that it stays on its line. */
export function mistakeLines(judged: readonly JudgedNote[]): string {
	return judged
		.map((one) => ({ note: one.note, mistake: mistakeIn(one) }))
		.filter(({ mistake }) => mistake !== undefined)
		.map(({ note, mistake }) => `${note.file}:${note.line}: ${mistake}: ${JSON.stringify(note.text)}\n`)
		.join("");
}

const width = 34;

function decisionLines(of: string, { refusalRecall, acceptance, balancedAccuracy }: Decisions): readonly string[] {
	return [
		rateLine(`${of}refusal recall`, refusalRecall),
		rateLine(`${of}acceptance of good notes`, acceptance),
		`  ${`${of}balanced accuracy`.padEnd(width)} ${percentages(balancedAccuracy)}`,
	];
}

function rateLine(name: string, { right, of, estimate }: Rate): string {
	return `  ${name.padEnd(width)} ${percentages(estimate)}  ${right} of ${of}`;
}

function percentages(estimate: Estimate | null): string {
	if (estimate === null) return "    –  ".padEnd(21);
	const { share, low, high } = estimate;
	return `${percent(share).padStart(5)} %  ${`(${percent(low)}–${percent(high)})`.padEnd(13)}`;
}

function percent(share: number): string {
	return (100 * share).toFixed(1);
}
