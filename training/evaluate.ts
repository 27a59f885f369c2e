// npm run moderation:evaluate -- FILE.jsonl…: how well the moderator judges labelled notes.
import { modelVersion } from "#moderation/moderate.ts";
import { readCommandLine, runProgram } from "./command-line.ts";
import { intervalNote, mistakeIn, mistakeLines, reportOf } from "./evaluation-report.ts";
import { readNotes } from "./notes-file.ts";
import { type JudgedNote, type Tally, tally } from "./tally.ts";
import { timedVerdict, warmUp } from "./timed-verdict.ts";

const usage = "usage: npm run moderation:evaluate -- [--errors] [--json] FILE.jsonl…   (- reads standard input)";

interface JudgedFile {
	readonly file: string;
	readonly judged: readonly JudgedNote[];
}

async function evaluate(): Promise<void> {
	const { on, files } = readCommandLine(usage, ["errors", "json"]);
	// A mistake in any file is told before the work begins.
	const read: { file: string; notes: Awaited<ReturnType<typeof readNotes>> }[] = [];
	for (const file of files) read.push({ file, notes: await readNotes(file) });
	await warmUp();
	const judgedFiles = read.map(({ file, notes }) => ({
		file,
		judged: notes.map((note) => ({ note, verdict: timedVerdict(note.text) })),
	}));
	const all = judgedFiles.flatMap(({ judged }) => judged);
	process.stdout.write(on.has("json") ? forMachines(judgedFiles, all, on.has("errors")) : forPeople(judgedFiles, all));
	if (on.has("errors") && !on.has("json")) process.stdout.write(`\nMistakes\n${mistakeLines(all)}`);
}

function forPeople(files: readonly JudgedFile[], all: readonly JudgedNote[]): string {
	const parts = files.map(({ file, judged }) => reportOf(file, tally(judged)));
	if (files.length > 1) parts.push(reportOf(`all ${files.length} files`, tally(all)));
	return `Moderator ${modelVersion()}\n\n${parts.join("\n")}\n${intervalNote}`;
}

function forMachines(files: readonly JudgedFile[], all: readonly JudgedNote[], errors: boolean): string {
	const report = {
		modelVersion: modelVersion(),
		files: files.map(({ file, judged }) => ({ file, ...plain(tally(judged)) })),
		total: plain(tally(all)),
		...(errors && { errors: all.map(mistakeForMachines).filter((mistake) => mistake !== undefined) }),
	};
	return `${JSON.stringify(report, undefined, "\t")}\n`;
}

function plain({ failures, ...figures }: Tally) {
	return {
		...figures,
		failures: failures.map(({ note, verdict }) => ({ file: note.file, line: note.line, failure: verdict.failure })),
	};
}

function mistakeForMachines(judged: JudgedNote) {
	if (mistakeIn(judged) === undefined) return undefined;
	const { file, line, text, label, category } = judged.note;
	return { file, line, label, category, verdict: judged.verdict, text };
}

await runProgram(evaluate);
