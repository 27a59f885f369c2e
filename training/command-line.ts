import { parseArgs } from "node:util";
import { InputError } from "./notes-file.ts";

/**
 * What was asked for: switches that may be given, and files.
 * @throws InputError that shows the usage, for an unknown switch or a number of files that is not right.
 */
export function readCommandLine<Switch extends string>(
	usage: string,
	switches: readonly Switch[],
	maxFiles = Number.POSITIVE_INFINITY,
	minFiles = 1,
): { readonly on: ReadonlySet<Switch>; readonly files: readonly string[] } {
	const options = Object.fromEntries(switches.map((name) => [name, { type: "boolean" as const }]));
	try {
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		if (positionals.length < minFiles || positionals.length > maxFiles) throw new Error("wrong number of files");
		return { on: new Set(switches.filter((name) => values[name] === true)), files: positionals };
	} catch (error) {
		throw new InputError(`${error instanceof Error ? error.message : error}\n${usage}`);
	}
}

/** Runs a program; what is wrong with its input is one message and exit code 2. A reader that left ends it quietly. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "EPIPE") process.exit();
		throw error;
	});
	try {
		await program();
	} catch (error) {
		if (!(error instanceof InputError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 2;
	}
}
