import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowanceAddress, canonicalAddress, parseAsciiEmailAddress, parseEmailAddress } from "./email-address.ts";

describe("parseEmailAddress", () => {
	it.each([
		["jane@example.org", "jane@example.org"],
		["  jane@example.org\n", "jane@example.org"],
		["Jane.Doe+love@Example.ORG", "Jane.Doe+love@example.org"],
		["o'hara@example.co.uk", "o'hara@example.co.uk"],
		["a@b.fr", "a@b.fr"],
		["amour@café.fr", "amour@xn--caf-dma.fr"],
		["pyar@उदाहरण.भारत", "pyar@xn--p1b6ci4b4b3a.xn--h2brj9c"],
		[`${"a".repeat(64)}@example.org`, `${"a".repeat(64)}@example.org`],
		["दीपक@उदाहरण.भारत", "दीपक@xn--p1b6ci4b4b3a.xn--h2brj9c"],
		["zoé.müller@Example.org", "zoé.müller@example.org"],
		// Decomposed as some keyboards write it: one mailbox.
		["zoe\u0301@example.org", "zo\u00e9@example.org"],
	])("accepts %s", (input, address) => {
		expect(parseEmailAddress(input)).toEqual({ ok: true, address });
	});

	it.each([
		["", "empty"],
		[" \t ", "empty"],
		["jane", "format"],
		["@example.org", "format"],
		["jane@", "format"],
		["a@b", "format"],
		["jane@localhost", "format"],
		["jane@127.0.0.1", "format"],
		["jane@[127.0.0.1]", "format"],
		["jane@example.org.", "format"],
		["jane@-example.org", "format"],
		["jane@exa_mple.org", "format"],
		["jane@example.org:25", "format"],
		["jane@example.org/x", "format"],
		["jane@example.org?x", "format"],
		["jane@%65xample.org", "format"],
		[".jane@example.org", "format"],
		["jane..doe@example.org", "format"],
		['"jane doe"@example.org', "format"],
		["Jane <jane@example.org>", "format"],
		["jane@example.org\r\nBcc: eve@example.org", "several"],
		["jane\u0000@example.org", "format"],
		["jane@exam\u0000ple.org", "format"],
		["jane@example.org,eve@example.org", "several"],
		["jane@example.org; eve@example.org", "several"],
		["jane@example.org eve@example.org", "several"],
		["jane@eve@example.org", "format"],
		["=?UTF-8?Q?eve=40evil.example?=@example.org", "format"],
		["😀@example.org", "format"],
		["jane\u200d@example.org", "format"],
		["\u202eenaj@example.org", "format"],
		["ja\u00adne@example.org", "format"],
		["jane＠example.org", "format"],
		[`${"é".repeat(33)}@example.org`, "too_long"],
		["jane%evil.example@example.org", "route"],
		["100%@example.org", "route"],
		["evil.example!jane@example.org", "route"],
		["a!b!jane%evil.example@example.org", "route"],
		["@a.example,@b.example:jane@example.org", "format"],
		["@a.example:jane@example.org", "format"],
		["<@a.example:jane@example.org>", "format"],
		["jane@evil.example%example.org", "format"],
		["jane@evil.example!example.org", "format"],
		[`${"a".repeat(65)}@example.org`, "too_long"],
		[`a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.org`, "too_long"],
	])("refuses %j by the rule %s", (input, rule) => {
		expect(parseEmailAddress(input)).toEqual({ ok: false, rule });
	});

	it("takes no local part beyond ASCII where mail servers without SMTPUTF8 read it", () => {
		expect(parseAsciiEmailAddress("जेन@example.org")).toEqual({ ok: false, rule: "local_part" });
		expect(parseAsciiEmailAddress("jane@café.fr")).toEqual({ ok: true, address: "jane@xn--caf-dma.fr" });
		expect(parseAsciiEmailAddress("jane")).toEqual({ ok: false, rule: "format" });
	});

	it("never lets a character through that means something to a mail server", () => {
		const hostile = fc.string({ unit: fc.constantFrom(..."ab1.@<>,;:\"'\\()[]! \r\n\0\u2028é%+-_") });
		fc.assert(
			fc.property(hostile, (input) => {
				const parsed = parseEmailAddress(input);
				if (parsed.ok) expect(parsed.address).toMatch(/^[^\s<>,;:"\\()[\]@%!\p{Cc}]+@[a-z0-9.-]+\.[a-z0-9-]+$/u);
			}),
			{ numRuns: 5_000 },
		);
	});
});

describe("one mailbox, one key", () => {
	it.each([
		["Jane@Example.org", "jane@example.org"],
		["jane+x@example.org", "jane+x@example.org"],
		["J.a.n.e+x@gmail.com", "jane@gmail.com"],
		["jane@googlemail.com", "jane@gmail.com"],
	])("looks %s up as %s", (address, key) => {
		expect(canonicalAddress(address)).toBe(key);
	});

	it("counts every +suffix against the same allowance", () => {
		expect(allowanceAddress("Jane+1@example.org")).toBe("jane@example.org");
		expect(allowanceAddress("+jane@example.org")).toBe("+jane@example.org");
	});
});
