// npm run --silent moderation:judge -- FILE.jsonl: a verdict for each line, in order, and nothing else.
import { once } from "node:events";
import { readCommandLine, runProgram } from "./command-line.ts";
import { InputError, parseLine, readLines } from "./notes-file.ts";
import { timedVerdict, warmUp } from "./timed-verdict.ts";

const usage = "usage: npm run --silent moderation:judge -- FILE.jsonl   (- reads standard input)";

async function judgeLines(): Promise<void> {
	const { files } = readCommandLine(usage, [], 1);
	await warmUp();
	for (const file of files) {
		for await (const line of readLines(file)) {
			if (!process.stdout.write(`${JSON.stringify(answerTo(line))}\n`)) await once(process.stdout, "drain");
		}
	}
}

/** A line that cannot be read has an answer too, so that answers and lines stay side by side. */
function answerTo(line: Uint8Array) {
	try {
		const { approved, category, ms, failure } = timedVerdict(parseLine(line).text);
		return { approved, category, ms, ...(failure !== undefined && { error: `the moderator failed: ${failure}` }) };
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		return { approved: false, category: null, ms: 0, error: error.message };
	}
}

await runProgram(judgeLines);
