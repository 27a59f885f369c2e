import fc from "fast-check";
import { simpleParser } from "mailparser";
import { describe, expect, it } from "vitest";
import { isPlainAddress, replyToValue, unstructuredValue } from "./header-value.ts";

const address = "camille@example.org";

/** Any text, and what has broken mail programs before. */
const anyText = fc
	.array(
		fc.oneof(
			fc.string({ unit: "binary", maxLength: 40 }),
			fc.string({ unit: "grapheme", maxLength: 40 }),
			fc.constantFrom(
				...["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\0", "\t", " ", "  ", "\u00a0"],
				...["=?UTF-8?Q?Bcc:_eve=40example.org?=", "=?utf-8?B?DQpCY2M6IGV2ZQ==?=", "=?x?=", "?=", "=?"],
				...["Bcc: eve@example.org", "a@b.c, d@e.f", "<eve@example.org>", '"', "\\", "(", ")", ";", "group: x;"],
				...["प्यार ".repeat(20), "é".repeat(90), "a".repeat(150), "❤️‍🔥", "\ud83d", "\udc00"],
			),
		),
		{ maxLength: 8 },
	)
	.map((parts) => parts.join(""));

async function parsed(header: string) {
	return simpleParser(`From: a@b.example\r\n${header}\r\nX-End: 1\r\n\r\nbody\r\n`);
}

/** Line breaks are blanks, and blanks at the ends do not count. */
function asRead(text: string): string {
	return text
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.trim()
		.toWellFormed();
}

describe("the value of an unstructured header", () => {
	it.each([
		["A question", "A question"],
		["one\r\nBcc: eve@example.org", "one Bcc: eve@example.org"],
		["Où est mon billet ?", "=?UTF-8?Q?O=C3=B9_est_mon_billet_=3F?="],
		["=?UTF-8?Q?hidden?=", "=?UTF-8?B?PT9VVEYtOD9RP2hpZGRlbj89?="],
		["", ""],
	])("of %j is %j", (text, value) => {
		expect(unstructuredValue("Subject", text)).toBe(value);
	});

	it("keeps Devanagari words whole over its lines", async () => {
		const text = "मुझे किसी की चिट्ठियाँ बार-बार मिल रही हैं, कृपया बताइए कि मैं इन्हें कैसे रोकूँ";
		const value = unstructuredValue("Subject", text);
		for (const word of value.split(/\s+/)) {
			const bytes = Buffer.from(word.split("?")[3] ?? "", "base64");
			expect(bytes.toString("utf8")).not.toContain("\ufffd");
		}
		expect((await parsed(`Subject: ${value}`)).subject).toBe(text);
	});

	it("arrives as it was typed, in one header of short ASCII lines", async () => {
		await fc.assert(
			fc.asyncProperty(anyText, async (text) => {
				const header = `Subject: ${unstructuredValue("Subject", text)}`;
				expect(header).toMatch(/^[ -~]{1,76}(?:\r\n [ -~]{1,75})*$/);
				const mail = await parsed(header);
				expect(mail.subject ?? "").toBe(asRead(text));
				expect(mail.headerLines.map(({ key }) => key)).toEqual(["from", "subject", "x-end"]);
			}),
			{ numRuns: 500 },
		);
	});
});

describe("the value of a Reply-To", () => {
	it.each([
		["Camille", "Camille <camille@example.org>"],
		["", "camille@example.org"],
		["...", "camille@example.org"],
		["a@b.c, d@e.f", "a b c d e f <camille@example.org>"],
		['"Jo" <eve@example.org>', "Jo eve example org <camille@example.org>"],
	])("of %j is %j", (name, value) => {
		expect(replyToValue({ name, address })).toBe(value);
	});

	it("names one mailbox, whatever the name is, also to a program that decodes first", async () => {
		await fc.assert(
			fc.asyncProperty(anyText, async (name) => {
				const header = `Reply-To: ${replyToValue({ name, address })}`;
				expect(header).toMatch(/^[ -~]{1,76}(?:\r\n [ -~]{1,75})*$/);
				expect(header.match(/@/g)).toHaveLength(1);
				const mail = await parsed(header);
				expect(mail.replyTo?.value.map((mailbox) => mailbox.address)).toEqual([address]);
				expect(mail.replyTo?.value[0]?.name).not.toMatch(/[@<>,;:"]/);
				expect(mail.headerLines.map(({ key }) => key)).toEqual(["from", "reply-to", "x-end"]);
			}),
			{ numRuns: 500 },
		);
	});
});

describe("a plain address", () => {
	it.each([
		["jane@example.org", true],
		["o'brien+notes@xn--caf-dma.fr", true],
		["jane@example.org\n", false],
		["a@b.c, d@e.f", false],
		["<jane@example.org>", false],
		['"jane"@example.org', false],
	])("%j: %s", (text, plain) => {
		expect(isPlainAddress(text)).toBe(plain);
	});
});
