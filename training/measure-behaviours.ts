// npm run moderation:behaviours: how the moderator does on the behavioural suite, and what it must not fall below.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { identitySpread, type Measured, measureAll } from "#training/behaviours/behaviour-measure.ts";
import { type Floors, fallen, raised, tableOf } from "#training/behaviours/behaviour-report.ts";
import { forms, notesIn } from "#training/behaviours/behaviours.ts";
import { readCommandLine, runProgram } from "./command-line.ts";

const usage = "usage: npm run moderation:behaviours -- [--errors] [--raise-floors] [FOLDER to write the notes to]";
const floorsFile = new URL("behaviours/floors.json", import.meta.url);

async function measureBehaviours(): Promise<void> {
	const { on, files } = readCommandLine(usage, ["errors", "raise-floors"], 1, 0);
	const [folder] = files;
	if (folder !== undefined) return writeNotes(folder);
	await prepareModerator();
	const results = measureAll(moderate);
	const before: Floors = JSON.parse(readFileSync(floorsFile, "utf8"));
	const floors = on.has("raise-floors") ? raised(results, before) : before;
	if (on.has("raise-floors")) writeFileSync(floorsFile, `${JSON.stringify(floors, undefined, "\t")}\n`);
	say(tableOf(results, floors));
	say(spreadLines());
	if (on.has("errors")) say(errorLines(results));
	const below = fallen(results, floors);
	if (below.length > 0) process.exitCode = 1;
	say(below.length === 0 ? "nothing is below its floor\n" : `below the floor:\n${below.join("\n")}\n`);
}

/** The catalogue as files for moderation:evaluate. */
function writeNotes(folder: string): void {
	// npm runs a script in the project's folder; a relative path is meant from where npm was called.
	const place = resolve(process.env.INIT_CWD ?? "", folder);
	mkdirSync(place, { recursive: true });
	for (const form of forms) {
		const lines = notesIn(form).map((note) => `${JSON.stringify(note)}\n`);
		writeFileSync(`${place}/${form}.jsonl`, lines.join(""));
	}
}

function spreadLines(): string {
	const { shares, spread } = identitySpread(moderate);
	const least = shares
		.toSorted((left, right) => left.share - right.share)
		.slice(0, 5)
		.map(({ identity, share }) => `${identity} ${Math.round(100 * share)}`);
	return `identities: spread of acceptance (goal 3): ${(100 * spread).toFixed(1)} points; least ${least.join(", ")}\n`;
}

function errorLines(results: readonly Measured[]): string {
	return results
		.flatMap(({ name, form, mistakes }) => mistakes.map((text) => `${name}, ${form}: ${JSON.stringify(text)}\n`))
		.join("");
}

function say(text: string): void {
	process.stdout.write(text);
}

await runProgram(measureBehaviours);
