/** What a cell may hold; null is an empty one. */
export type Cell = string | number | null;

/**
 * A table as CSV (RFC 4180): UTF-8 with a byte order mark, so that spreadsheets read accents and Devanagari. A text
 * that a spreadsheet would take for a formula gets an apostrophe before it; figures stay figures.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
	return `\ufeff${csvRows([header, ...rows])}`;
}

/** More rows of a table that has begun. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
	return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value: Cell): string {
	if (value === null) return "";
	if (typeof value === "number") return `${value}`;
	const text = startsFormula.test(value) ? `'${value}` : value;
	// A semicolon separates cells where the comma separates decimals.
	return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What makes a formula, also in full width, also behind blanks that a spreadsheet drops. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
