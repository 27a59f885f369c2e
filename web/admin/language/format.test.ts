import { describe, expect, test } from "vitest";
import { formatIn } from "./format.ts";

describe("figures", () => {
	test("are grouped as the language groups them", () => {
		expect(formatIn("en").number(1234567.25)).toBe("1,234,567.3");
		expect(formatIn("fr").number(1234567)).toBe("1\u202f234\u202f567");
		expect(formatIn("hi").number(1234567)).toBe("12,34,567");
	});

	test("in per cent come as per cent", () => {
		expect(formatIn("en").percent(12.5)).toBe("12.5%");
		expect(formatIn("fr").percent(100)).toBe("100\u00a0%");
		expect([12, -3, 0].map((value) => formatIn("en").change(value))).toEqual(["+12%", "-3%", "0%"]);
	});
});

describe("moments", () => {
	test.each([
		["Europe/Paris", "1 mars 2026, 00:30"],
		["Asia/Kolkata", "1 mars 2026, 05:00"],
		["America/New_York", "28 févr. 2026, 18:30"],
	])("are those of %s", (zone, written) => {
		expect(formatIn("fr", zone).moment("2026-02-28T23:30:00Z")).toBe(written);
	});
});

describe("days", () => {
	test("stay the day they are in every time zone", () => {
		expect(formatIn("en").day("2026-03-01")).toBe("Mar 1, 2026");
		expect(formatIn("fr").day("2026-03-01")).toBe("1 mars 2026");
		expect(formatIn("hi").shortDay("2026-03-01")).toBe("1 मार्च");
	});
});
