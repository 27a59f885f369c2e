import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";

/** Something wrong with what the caller gave, told in one line. */
export class InputError extends Error {
	override readonly name = "InputError";
}

/** A note of a file with the verdict it should get. */
export interface LabelledNote {
	readonly file: string;
	/** Counted from 1. */
	readonly line: number;
	readonly text: string;
	readonly label: "accept" | "reject";
	/** Why it should be refused, or what kind of accepted note it is; any word. */
	readonly category: string;
	/** The lines of a file that share it tell one scene with different verdicts. */
	readonly pair: string | undefined;
	readonly difficulty: "hard" | "easy" | undefined;
}

/**
 * The lines of a file, or of standard input for `-`, as bytes without their line feed, as they arrive.
 * Only a line feed ends a line: JSON allows other line separators inside a string.
 * @throws InputError when the file cannot be read.
 */
export async function* readLines(file: string): AsyncGenerator<Uint8Array> {
	const chunks: AsyncIterable<Buffer> = file === "-" ? process.stdin : createReadStream(placeOf(file));
	let held: Buffer[] = [];
	try {
		for await (const chunk of chunks) {
			let start = 0;
			for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", start)) {
				yield Buffer.concat([...held, chunk.subarray(start, end)]);
				held = [];
				start = end + 1;
			}
			if (start < chunk.length) held.push(chunk.subarray(start));
		}
	} catch (error) {
		throw new InputError(`${file}: cannot be read: ${error instanceof Error ? error.message : error}`);
	}
	if (held.length > 0) yield Buffer.concat(held);
}

/** npm runs a script in the project's folder; a relative path is meant from where npm was called. */
export function placeOf(file: string): string {
	const fromCaller = resolve(process.env.INIT_CWD ?? "", file);
	return existsSync(fromCaller) ? fromCaller : file;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The JSON object of a line, which must have a string `text`.
 * @throws InputError saying what is wrong with the line.
 */
export function parseLine(line: Uint8Array): { readonly text: string; readonly [field: string]: unknown } {
	const value = parseJson(decode(line));
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new InputError("not a JSON object");
	const fields: Readonly<Record<string, unknown>> = { ...value };
	return { ...fields, text: stringIn(fields, "text") };
}

function decode(line: Uint8Array): string {
	try {
		return utf8.decode(line);
	} catch {
		throw new InputError("not UTF-8 text");
	}
}

function parseJson(line: string): unknown {
	if (line.trim() === "") throw new InputError("an empty line");
	try {
		return JSON.parse(line);
	} catch (error) {
		throw new InputError(`not JSON: ${error instanceof Error ? error.message : error}`);
	}
}

function stringIn(fields: Readonly<Record<string, unknown>>, name: string): string {
	const value = fields[name];
	if (typeof value === "string") return value;
	throw new InputError(value === undefined ? `the field "${name}" is missing` : `the field "${name}" is not a string`);
}

/**
 * The labelled notes of a file, in order; blank lines and unknown fields are passed over.
 * @throws InputError naming the file and the line of the first mistake.
 */
export async function readNotes(file: string): Promise<readonly LabelledNote[]> {
	const notes: LabelledNote[] = [];
	let line = 0;
	for await (const bytes of readLines(file)) {
		line++;
		if (isBlank(bytes)) continue;
		try {
			notes.push({ file, line, ...labelledNote(parseLine(bytes)) });
		} catch (error) {
			throw error instanceof InputError ? new InputError(`${file}:${line}: ${error.message}`) : error;
		}
	}
	return notes;
}

function isBlank(line: Uint8Array): boolean {
	return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

function labelledNote(fields: ReturnType<typeof parseLine>): Omit<LabelledNote, "file" | "line"> {
	const label = stringIn(fields, "label");
	if (label !== "accept" && label !== "reject") {
		throw new InputError(`the field "label" is ${JSON.stringify(label)}, neither "accept" nor "reject"`);
	}
	const { text, pair, note } = fields;
	return {
		text,
		label,
		category: stringIn(fields, "category"),
		pair: typeof pair === "string" || typeof pair === "number" ? String(pair) : undefined,
		difficulty: typeof note === "string" ? difficultyIn(note.toLowerCase()) : undefined,
	};
}

function difficultyIn(note: string): LabelledNote["difficulty"] {
	return (["hard", "easy"] as const).find((word) => note.includes(word));
}
