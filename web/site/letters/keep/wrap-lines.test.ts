import { expect, test } from "vitest";
import { wrapLines } from "./wrap-lines.ts";

/** Ten characters, as readers see them, are a line. */
const fits = (line: string): boolean => [...new Intl.Segmenter().segment(line)].length <= 10;

test.each([
	["", [""]],
	["a b", ["a b"]],
	["one two three", ["one two", "three"]],
	["one\n\n  two", ["one", "", "  two"]],
	["one  two   three", ["one  two", "three"]],
	["abcdefghijklm", ["abcdefghij", "klm"]],
	["ab abcdefghijklmnopqrstu v", ["ab", "abcdefghij", "klmnopqrst", "u v"]],
	["👩‍👩‍👧‍👦".repeat(12), ["👩‍👩‍👧‍👦".repeat(10), "👩‍👩‍👧‍👦".repeat(2)]],
	["तुम्हारी मुस्कान प्यारी है", ["तुम्हारी मुस्कान प्यारी", "है"]],
])("%j is broken into lines", (words, lines) => {
	expect(wrapLines(words, fits)).toEqual(lines);
});

test("no character is lost or made up, however narrow the lines", () => {
	const words = "  A first line with  spaces,\nand averylongwordthatfitsnowhere. ❤️\n\n\nEnd  ";
	for (let width = 1; width < 40; width++) {
		const lines = wrapLines(words, (line) => line.length <= width);
		expect(lines.join("").replace(/\s/g, "")).toBe(words.replace(/\s/g, ""));
	}
});
