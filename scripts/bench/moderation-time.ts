import { execFileSync } from "node:child_process";
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

/** How long the moderator takes: for notes of two lengths in each form of language, by stage, and to start. */
export async function benchModeration(): Promise<void> {
	await prepareModerator();
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
	console.log(start());
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
