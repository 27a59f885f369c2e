// npm run moderation:hold: writes what MODERATION_HOLD stands on, after each training and each change of a rule:
// ../moderation/doubt-bounds.ts, the confidence below which each share of notes lies, and ../contract/held-quality.ts,
// how often the service is right when a person judges the least sure notes.
import { writeFileSync } from "node:fs";
import { maxHeldShare } from "#contract/moderation.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { runProgram } from "./command-line.ts";
import { readNotes } from "./notes-file.ts";
import { realUse } from "./real-use.ts";
import { type UnseenKind, type WatchedKind, watchedKinds } from "./unseen-notes.ts";

/** Percents of the notes of `exam` of which is told what a person makes better, if they judge rightly. */
const toldShares = [0, 10, 20] as const;

/** A note that the model has never seen. */
interface UnseenVerdict {
	readonly language: Locale;
	readonly kind: UnseenKind;
	readonly label: "accept" | "reject";
	readonly isRight: boolean;
	/** Infinite where the answer is never held. */
	readonly confidence: number;
}

/** The two files as they should be for the weights, rules and notes that are here, by their place in the project. */
export async function holdFiles(): Promise<Readonly<Record<string, string>>> {
	await prepareModerator();
	const verdicts = await judgeAll();
	return {
		"moderation/doubt-bounds.ts": boundsFile(verdicts.flatMap(watched)),
		"contract/held-quality.ts": qualityFile(verdicts),
	};
}

async function judgeAll(): Promise<readonly UnseenVerdict[]> {
	const kinds = [...watchedKinds, "exam"] as const;
	const files = locales.flatMap((language) => kinds.map((kind) => ({ language, kind })));
	const verdicts = files.map(async ({ language, kind }) => {
		const notes = await readNotes(`${import.meta.dirname}/unseen/${language}-${kind}.jsonl`);
		return notes.map(({ text, label }): UnseenVerdict => {
			const verdict = moderate(text);
			const isRight = verdict.approved === (label === "accept");
			return { language, kind, label, isRight, confidence: isAnsweredAtOnce(verdict) ? Infinity : verdict.confidence };
		});
	});
	return (await Promise.all(verdicts)).flat();
}

function isAnsweredAtOnce(verdict: Verdict): boolean {
	return !verdict.approved && (verdict.isProven || verdict.speaksOfSelfHarm);
}

/** A verdict on a note of which is said how much of what people send it stands for. */
interface WatchedVerdict extends UnseenVerdict {
	readonly kind: WatchedKind;
}

function watched(verdict: UnseenVerdict): readonly WatchedVerdict[] {
	const kind = watchedKinds.find((each) => each === verdict.kind);
	return kind === undefined ? [] : [{ ...verdict, kind }];
}

function boundsFile(verdicts: readonly WatchedVerdict[]): string {
	const weights = weightsOf(verdicts);
	const sorted = verdicts.map((verdict, at) => ({ ...verdict, weight: weights[at] ?? 0 })).toSorted(byConfidence);
	const percents = Array.from({ length: 100 * maxHeldShare }, (_, index) => index + 1);
	const lines = percents.map((percent) => `\t${percent}: ${thousandths(boundFor(sorted, percent / 100))},`);
	return [
		"// Written by `npm run moderation:hold`; a test fails when it is out of date.",
		"",
		"/** The confidence below which so many percent of the notes lie that people are taken to send (training/real-use.ts). */",
		"export const doubtBounds: Readonly<Record<number, number>> = {",
		...lines,
		"};",
		"",
	].join("\n");
}

/** Each note's part of what people are taken to send: languages count alike. */
function weightsOf(verdicts: readonly WatchedVerdict[]): readonly number[] {
	const stratum = ({ language, kind, label }: WatchedVerdict) => `${language} ${kind} ${label}`;
	const sizes = Map.groupBy(verdicts, stratum);
	return verdicts.map((verdict) => {
		const { kind, label } = verdict;
		return realUse[kind][label] / locales.length / (sizes.get(stratum(verdict))?.length ?? 1);
	});
}

/** The confidence of the first note beyond the share, the least sure first. */
function boundFor(sorted: readonly { readonly confidence: number; readonly weight: number }[], share: number): number {
	let sum = 0;
	for (const { confidence, weight } of sorted) {
		sum += weight;
		if (sum > share) return Math.min(1, confidence);
	}
	return 1;
}

function qualityFile(verdicts: readonly UnseenVerdict[]): string {
	const exam = verdicts.filter(({ kind }) => kind === "exam");
	const lines = locales.map((locale) => {
		const notes = exam.filter(({ language }) => language === locale).toSorted(byConfidence);
		return `\t${locale}: { ${toldShares.map((share) => `${share}: ${thousandths(balanced(notes, share))}`).join(", ")} },`;
	});
	return [
		"// Written by `npm run moderation:hold`; a test fails when it is out of date.",
		'import type { Locale } from "#i18n/locales.ts";',
		"",
		"/**",
		" * By language, how often the answer is right, kind notes and others counting alike, when the least sure 0, 10 or 20",
		" * percent of the notes in `training/unseen/*-exam.jsonl` are judged by a person, if that person judges rightly.",
		" */",
		`export const heldQuality: Readonly<Record<Locale, Readonly<Record<${toldShares.join(" | ")}, number>>>> = {`,
		...lines,
		"};",
		"",
	].join("\n");
}

/** Balanced accuracy when the first of the notes, so many percent, are judged rightly by a person. */
function balanced(sorted: readonly UnseenVerdict[], percent: number): number {
	const heldCount = Math.round((sorted.length * percent) / 100);
	const judged = sorted.map((note, at) => ({ ...note, isRight: note.isRight || at < heldCount }));
	const shareRight = (label: UnseenVerdict["label"]) => {
		const those = judged.filter((note) => note.label === label);
		return those.filter(({ isRight }) => isRight).length / those.length;
	};
	return (shareRight("accept") + shareRight("reject")) / 2;
}

function byConfidence(left: { readonly confidence: number }, right: { readonly confidence: number }): number {
	return left.confidence === right.confidence ? 0 : left.confidence - right.confidence;
}

function thousandths(share: number): number {
	return Math.round(1_000 * share) / 1_000;
}

async function main(): Promise<void> {
	for (const [path, text] of Object.entries(await holdFiles())) {
		writeFileSync(new URL(`../${path}`, import.meta.url), text);
	}
}

if (import.meta.main) await runProgram(main);
