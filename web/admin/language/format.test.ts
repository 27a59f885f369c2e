import { describe, expect, test } from "vitest";
import type { Locale } from "#i18n/locales.ts";
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
		["Europe/Paris", "1 mars 2026 à 0\u00a0h\u00a030"],
		["Asia/Kolkata", "1 mars 2026 à 5\u00a0h"],
		["America/New_York", "28 févr. 2026 à 18\u00a0h\u00a030"],
	])("are those of %s", (zone, written) => {
		expect(formatIn("fr", zone).moment("2026-02-28T23:30:00Z")).toBe(written);
	});
});

test("hours of the day are as one says them", () => {
	const hoursIn = (locale: Locale) => [0, 5, 14].map((hour) => formatIn(locale).hour(hour).replace("\u00a0", " "));
	expect(hoursIn("en")).toEqual(["12 AM", "5 AM", "2 PM"]);
	expect(hoursIn("fr")).toEqual(["0 h", "5 h", "14 h"]);
	expect(hoursIn("hi")).toEqual(["रात 12", "सुबह 5", "दोपहर 2"]);
	expect(formatIn("hi", "Asia/Kolkata").time("2026-03-01T10:35:00Z")).toBe("शाम 4:05 बजे");
});

test("a time by itself is written as after its day", () => {
	for (const locale of ["en", "fr"] as const) {
		const { moment, time } = formatIn(locale, "UTC");
		expect(moment("2026-03-01T06:05:00Z").endsWith(time("2026-03-01T06:05:00Z"))).toBe(true);
	}
});

describe("days", () => {
	test("stay the day they are in every time zone", () => {
		expect(formatIn("en").day("2026-03-01")).toBe("Mar 1, 2026");
		expect(formatIn("fr").day("2026-03-01")).toBe("1 mars 2026");
		expect(formatIn("hi").shortDay("2026-03-01")).toBe("1 मार्च");
	});
});
