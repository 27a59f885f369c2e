import { readFileSync } from "node:fs";
import { lookupFile } from "#server/lookup-file.ts";

/**
 * What all ways to write a name have in common: full width or not, capitals or not (NFKC, Unicode's case mappings).
 * Whoever signs in may write any of them.
 */
export function nameKey(name: string): string {
	return name.trim().normalize("NFKC").toLowerCase().toUpperCase().normalize("NFKC");
}

/**
 * What all names that look alike have in common: the skeleton of UTS #39, taken of the name as it is written and of its
 * small letters. `i` and `l` count as one letter, since one of them looks like the other's capital.
 */
export function nameShape(name: string): string {
	const small = skeleton(name.trim().normalize("NFKC")).toLowerCase();
	return skeleton(small).toLowerCase().replaceAll("i", "l");
}

function skeleton(text: string): string {
	lookAlikes ??= readLookAlikes();
	return Array.from(text.normalize("NFD"), (letter) => lookAlikes?.get(letter) ?? letter)
		.join("")
		.normalize("NFD");
}

/** Read when a name is first looked at: few processes ever see a new one. */
let lookAlikes: ReadonlyMap<string, string> | undefined;

/** Unicode's table of characters that are drawn alike, by their code points. */
function readLookAlikes(): ReadonlyMap<string, string> {
	const lines = readFileSync(lookupFile("look-alikes.txt"), "utf8").trimEnd().split("\n");
	return new Map(
		lines.map((line): [string, string] => {
			const [from = "", to = ""] = line.split(" = ").map(written);
			return [from, to];
		}),
	);
}

function written(codePoints: string): string {
	return String.fromCodePoint(...codePoints.split(" ").map((digits) => Number.parseInt(digits, 16)));
}
