/**
 * The rows of a text in comma-separated values (RFC 4180): quoted fields may hold separators, line ends and doubled
 * quotation marks. Fields separated by tabs are never quoted.
 */
export function readCsv(text: string, separator: "," | "\t" = ","): readonly (readonly string[])[] {
	if (separator === "\t") return linesOf(text).map((line) => line.split("\t"));
	const rows: string[][] = [];
	let row: string[] = [];
	for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
		row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (end === ",") continue;
		if (row.length > 1 || row[0] !== "") rows.push(row);
		row = [];
	}
	return rows;
}

function linesOf(text: string): readonly string[] {
	return text.split(/\r?\n/).filter((line) => line !== "");
}
