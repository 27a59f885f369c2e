// npm run moderation:adapt: corrects the shipped weights by the notes on which people overruled the moderator, and writes
// the correction beside the data, unless something else would be judged worse: then it says what, and writes nothing.
import { resolve } from "node:path";
import { prepareModerator } from "#moderation/moderate.ts";
import { adapt } from "#training/adaptation/adaptation.ts";
import { readExamples } from "#training/adaptation/example-lines.ts";
import { readCommandLine, runProgram } from "./command-line.ts";
import { InputError } from "./notes-file.ts";

const usage = "usage: npm run moderation:adapt -- EXAMPLES.jsonl [FOLDER of the data, else DATA_DIR or ./data]";

async function learnFromExport(): Promise<void> {
	const { files } = readCommandLine(usage, [], 2, 1);
	const [exported = "", folder = process.env.DATA_DIR ?? "data"] = files;
	const examples = await readExamples(exported);
	if (examples.length === 0) throw new InputError(`${exported}: no confirmed example, so there is nothing to learn`);
	await prepareModerator();
	// npm runs a script in the project's folder; a relative path is meant from where npm was called.
	const { agreed, worse, file } = adapt(examples, resolve(process.env.INIT_CWD ?? "", folder));
	say(`examples judged as people decided: ${agreed.before} of ${examples.length} before, ${agreed.after} now`);
	if (file !== undefined) return say(`written: ${file}. It is used from the next start on, with MODERATION_LEARN=on.`);
	say(`refused, nothing is written. With these examples it would judge worse:\n${worse.join("\n")}`);
	process.exitCode = 1;
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

await runProgram(learnFromExport);
