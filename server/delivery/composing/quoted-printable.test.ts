import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quotedPrintable } from "./quoted-printable.ts";

describe("quotedPrintable", () => {
	it.each([
		["a=b", "a=3Db"],
		["é", "=C3=A9"],
		["blank \r\ntab\t", "blank=20\r\ntab=09"],
		["one\r\n\r\n.\r\n", "one\r\n\r\n.\r\n"],
		["a".repeat(75), "a".repeat(75)],
		["a".repeat(76), `${"a".repeat(75)}=\r\na`],
		[`${"a".repeat(74)}é`, `${"a".repeat(74)}=\r\n=C3=A9`],
		[`${"a".repeat(73)}=b`, `${"a".repeat(73)}=\r\n=3Db`],
		[`${"a".repeat(70)}❤b`, `${"a".repeat(70)}=\r\n=E2=9D=A4b`],
	])("writes %j as %j", (text, encoded) => {
		expect(quotedPrintable(text)).toBe(encoded);
	});

	it("keeps every line short and every character whole, for readers that decode line by line", () => {
		const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
		const unescaped = (line: string) =>
			decoder.decode(
				Buffer.from(
					line.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
					"latin1",
				),
			);
		fc.assert(
			fc.property(
				fc.string({ unit: "binary", maxLength: 400 }).map((text) => text.replace(/[\r\n]/g, "")),
				(text) => {
					const lines = quotedPrintable(text).split("=\r\n");
					expect(lines.every((line) => line.length <= 75 && !/[^\x20-\x7e\t]/.test(line))).toBe(true);
					expect(lines.map(unescaped).join("")).toBe(text);
				},
			),
		);
	});
});
