import { createHash } from "node:crypto";

/** Something that must be found nowhere: a mark, and what it was. */
export interface Mark {
	/** As `user-agent of a sender`. */
	readonly what: string;
	/** Twelve signs or more. */
	readonly text: string;
	/** Other ways to write the same, such as an address in bytes. */
	readonly alike?: readonly (string | Buffer)[];
}

/** A place where marks are looked for, byte by byte. */
export interface Place {
	readonly name: string;
	readonly bytes: Buffer;
}

/** Every trace is looked for by its beginning first. */
const beginning = 10;

/**
 * Where marks are found, as `user-agent of a sender, as sha256 hex, in the log`: as they are, in hex, in base64 in each of
 * its three alignments, and as the plain hashes that somebody might take for anonymous.
 */
export function findTraces(marks: readonly Mark[], places: readonly Place[]): readonly string[] {
	const byBeginning = new Map<string, Trace[]>();
	for (const mark of marks) {
		for (const trace of tracesOf(mark)) {
			if (trace.bytes.length < beginning) throw new RangeError(`${mark.what} is too short to be looked for`);
			const start = trace.bytes.slice(0, beginning);
			const others = byBeginning.get(start);
			if (others === undefined) byBeginning.set(start, [trace]);
			else others.push(trace);
		}
	}
	const found = new Set<string>();
	for (const { name, bytes } of places) {
		const text = bytes.toString("latin1");
		for (let at = 0; at + beginning <= text.length; at++) {
			for (const trace of byBeginning.get(text.slice(at, at + beginning)) ?? []) {
				if (text.startsWith(trace.bytes, at)) found.add(`${trace.what}, ${trace.form}, in ${name}`);
			}
		}
	}
	return [...found].toSorted();
}

interface Trace {
	readonly what: string;
	readonly form: string;
	/** Each sign a byte. */
	readonly bytes: string;
}

/** Every form in which somebody might keep a mark. */
function tracesOf({ what, text, alike = [] }: Mark): readonly Trace[] {
	return [text, ...alike].flatMap((each) => {
		const bytes = Buffer.from(each as string);
		const forms: [string, Buffer | string][] = [["as it is", bytes]];
		if (typeof each === "string")
			forms.push(["in upper case", each.toUpperCase()], ["in lower case", each.toLowerCase()]);
		forms.push(["in hex", bytes.toString("hex")], ["in HEX", bytes.toString("hex").toUpperCase()]);
		for (const offset of [0, 1, 2]) forms.push(...inBase64(bytes, offset));
		for (const hash of ["md5", "sha1", "sha256"]) {
			const digest = createHash(hash).update(bytes).digest();
			for (const encoding of ["hex", "base64", "base64url"] as const) {
				forms.push([`as ${hash} in ${encoding}`, digest.toString(encoding).replace(/=+$/, "")]);
			}
			forms.push([`as ${hash} in bytes`, digest]);
		}
		return forms.map(([form, trace]) => ({ what, form, bytes: Buffer.from(trace as string).toString("latin1") }));
	});
}

/** The signs of base64 that stand for a mark alone, whatever stands before and behind it. */
function inBase64(bytes: Buffer, offset: number): [string, string][] {
	const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
		.toString("base64")
		.replace(/=+$/, "");
	const first = Math.ceil((offset * 8) / 6);
	const last = Math.floor(((offset + bytes.length) * 8) / 6);
	const own = encoded.slice(first, last);
	const urls = own.replaceAll("+", "-").replaceAll("/", "_");
	const form = `in base64 after ${offset} others`;
	return urls === own
		? [[form, own]]
		: [
				[form, own],
				[`${form}, for URLs`, urls],
			];
}
