import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { detect } from "#moderation/detectors/detect.ts";
import { findListed } from "#moderation/lists/find-listed.ts";
import { weigh } from "#moderation/model/weigh.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { normalise } from "#moderation/normalise.ts";
import { forms, notesIn } from "#training/behaviours/behaviours.ts";
import { spread } from "./load.ts";

const lengths = [250, 1000];
const rounds = 100;
const starts = 7;

type Moderate = typeof moderate;

/**
 * How long the moderator takes: for notes of two lengths in each form of language, by stage; for hostile texts; and to
 * start. With the folder of another checkout the two take turns, and what counts is the ratio of each pair.
 */
export async function benchModeration(other?: string): Promise<void> {
	await prepareModerator();
	if (other !== undefined) return compare(await moderatorOf(other));
	for (const length of lengths) {
		for (const form of forms) {
			const notes = sampleNotes(form, length);
			const milliseconds = times(notes, moderate);
			const at = (share: number) => (milliseconds[Math.ceil(share * milliseconds.length) - 1] ?? 0).toFixed(3);
			console.log(
				`moderate, ${length} characters, ${form}: median ${at(0.5)} ms, p99 ${at(0.99)} ms; ${stages(notes)}`,
			);
		}
	}
	for (const [name, text] of hostileTexts()) {
		console.log(`moderate, ${text.length} characters of ${name}: ${fastest(text).toFixed(1)} ms`);
	}
	console.log(start());
}

async function moderatorOf(checkout: string): Promise<Moderate> {
	const theirs: { moderate: Moderate; prepareModerator: () => Promise<void> } = await import(
		pathToFileURL(resolve(checkout, "moderation/moderate.ts")).href
	);
	await theirs.prepareModerator();
	return theirs.moderate;
}

/** Ours to theirs, by form and length. A pair is one round over the same notes by either, the first one in turns. */
function compare(theirs: Moderate): void {
	for (const length of lengths) {
		for (const form of forms) {
			const notes = sampleNotes(form, length);
			const ratios: number[] = [];
			for (let round = -rounds / 2; round < rounds; round += 1) {
				const [first, second] = round % 2 === 0 ? [moderate, theirs] : [theirs, moderate];
				const [one, two] = [timeOf(notes, first), timeOf(notes, second)];
				if (round >= 0) ratios.push(first === moderate ? one / two : two / one);
			}
			const { median, least, most } = spread(ratios);
			const range = `${least.toFixed(2)}–${most.toFixed(2)}`;
			console.log(`moderate, ${length} characters, ${form}: ours to theirs ${median.toFixed(2)} (${range})`);
		}
	}
}

function timeOf(notes: readonly string[], judge: Moderate): number {
	const started = performance.now();
	for (const note of notes) judge(note);
	return performance.now() - started;
}

/** What makes programs slow: a thousand characters in leetspeak, and megabytes that nobody would write. */
function hostileTexts(): readonly (readonly [string, string])[] {
	const megabytes = {
		"kind words": "Your smile is the best part of my mornings. ",
		"one letter": "a",
		"single letters": "a ",
		emoji: "❤️",
		"one digit": "1",
		"single digits": "1 ",
		accents: "\u0301",
		spaces: " ",
		"the beginning of a phrase": "i will ",
		"signs of addresses": "@.",
		addresses: "a@b.",
		leetspeak: "y0u 4r3 m1n3 ",
		Devanagari: "तुम्हारी मुस्कान बहुत प्यारी है। ",
	};
	const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
	const scattered = String.fromCharCode(
		...Array.from({ length: 50_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 16),
	);
	return [
		["leetspeak", repeated(megabytes.leetspeak, 1000)],
		...Object.entries(megabytes).map(([name, text]) => [name, repeated(text, 1_000_000)] as const),
		["all of Unicode", repeated(scattered, 1_000_000)],
	];
}

function fastest(text: string): number {
	return Math.min(...Array.from({ length: text.length > 1000 ? 3 : rounds }, () => timeOf([text], moderate)));
}

/** Kind notes, one after the other, up to the length asked for: none repeats another. */
function sampleNotes(form: string, length: number): readonly string[] {
	const notes: string[] = [];
	let current = "";
	for (const { label, text } of notesIn(form)) {
		if (label === "reject") continue;
		current = `${current} ${text}`.trim();
		if (current.length < length) continue;
		notes.push(current.slice(0, length));
		current = "";
	}
	return notes;
}

/** Milliseconds of each note in each round, sorted; as many rounds go before, unmeasured. */
function times<T>(notes: readonly T[], work: (note: T) => unknown): readonly number[] {
	const measured: number[] = [];
	for (let round = -rounds; round < rounds; round += 1) {
		for (const note of notes) {
			const started = performance.now();
			work(note);
			if (round >= 0) measured.push(performance.now() - started);
		}
	}
	return measured.sort((left, right) => left - right);
}

/** The share of each stage in the time of a note. */
function stages(notes: readonly string[]): string {
	const views = notes.map(normalise);
	const sums = [
		["normalise", sum(times(notes, normalise))],
		["detectors", sum(times(views, detect))],
		["lists", sum(times(views, findListed))],
		["model", sum(times(views, weigh))],
	] as const;
	const total = sum(sums.map(([, each]) => each));
	return sums.map(([name, each]) => `${name} ${Math.round((100 * each) / total)} %`).join(", ");
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

/** Medians over fresh processes. */
function start(): string {
	const runs: Record<string, number>[] = Array.from({ length: starts }, () =>
		JSON.parse(execFileSync(process.execPath, ["scripts/bench/moderation-start.ts"], { encoding: "utf8" })),
	);
	const median = (name: string) => spread(runs.map((run) => run[name] ?? 0)).median;
	return (
		`moderator, start: import ${median("importMs").toFixed(0)} ms, weights and vocabularies ${median("loadMs").toFixed(0)} ms, ` +
		`first verdict ${median("firstMs").toFixed(0)} ms, ` +
		`second ${median("secondMs").toFixed(1)} ms, ${median("residentMb").toFixed(0)} MB`
	);
}
