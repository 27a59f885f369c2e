import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectPaymentIds } from "./payment-id.ts";

const marked = (text: string) => detectPaymentIds(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("accounts, cards and identity numbers", () => {
	it.each([
		["GB29 NWBK 6016 1331 9268 19", "an account"],
		["FR14-2004-1010-0505-0001-3M02-606", "an account with hyphens"],
		["4111 1111 1111 1111", "a card"],
		["four one one one 1111 1111 1111", "a card half in words"],
		["२३४१ २३४१ २३४६", "an Aadhaar number"],
		["SBIN0001234", "a bank branch"],
		["my account number is 123456789012", "a number said to be an account"],
		["12-34-56 12345678", "a sort code with its account"],
		["sort code 12-34-56, account 12345678", "a sort code with its name"],
	])("found: %s (%s)", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"4111 1111 1111 1112",
		"you hold the account of my heart, 14 years",
		"1998 2003 2010, our years",
		"27, 32, 37, 42, 47, 52, 57, 62",
		"at 5.30 all three of us hold up the same shutter",
		"de tout mon coeur, 365 jours par an",
	])("left alone: %s", (text) => {
		expect(marked(text)).toEqual([]);
	});

	it("marks the number and nothing else", () => {
		expect(marked("Voilà : GB29 NWBK 6016 1331 9268 19, à toi")).toEqual(["GB29 NWBK 6016 1331 9268 19"]);
	});
});
