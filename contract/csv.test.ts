import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const cell = (text: string): string => csvOf(["a"], [[text]]).slice("\ufeffa\r\n".length, -2);

describe("a table as CSV", () => {
	test("starts with a byte order mark, its header and ends each row with CRLF", () => {
		expect(
			csvOf(
				["date", "messages"],
				[
					["2026-03-01", 3],
					["2026-03-02", null],
				],
			),
		).toBe("\ufeffdate,messages\r\n2026-03-01,3\r\n2026-03-02,\r\n");
	});

	test.each([
		["plain", "plain"],
		["a,b", '"a,b"'],
		["a;b", '"a;b"'],
		['say "no"', '"say ""no"""'],
		["two\nlines", '"two\nlines"'],
		["चिट्ठी", "चिट्ठी"],
	])("%s becomes %s", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test.each(["=1+1", "+33", "-2", "@SUM(A1)", " =1", "\t=1", "＝1", "\r\n=1"])("%j is no formula any more", (text) => {
		expect(cell(text).replace(/^"/, "")).toMatch(/^'/);
	});

	test("leaves negative figures figures", () => {
		expect(csvOf(["a"], [[-2.5]])).toContain("\r\n-2.5\r\n");
	});

	test("keeps every cell in its place, whatever it holds", () => {
		fc.assert(
			fc.property(fc.array(fc.string({ unit: "binary-ascii" }), { minLength: 1, maxLength: 4 }), (texts) => {
				const read = readRow(csvOf(["h"], [texts]).slice("\ufeffh\r\n".length));
				expect(read.map((text) => text.replace(/^'/, ""))).toEqual(texts.map((text) => text.replace(/^'/, "")));
			}),
		);
	});
});

/** Reads the one row of a CSV as RFC 4180 says: cells in quotes or without any, commas between, CRLF at the end. */
function readRow(csv: string): string[] {
	const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)];
	expect(cells.map(([cell]) => cell).join("")).toBe(csv);
	return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
