import { describe, expect, it } from "vitest";
import { httpDate, parseHttpDate } from "./http-date.ts";

const moment = Date.UTC(1994, 10, 6, 8, 49, 37);
const now = Date.UTC(2026, 0, 1);

describe("a date in HTTP", () => {
	it("is written in the one format still in use", () => {
		expect(httpDate(moment + 999)).toBe("Sun, 06 Nov 1994 08:49:37 GMT");
	});

	it.each(["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])(
		"is read as %s",
		(text) => expect(parseHttpDate(text, now)).toBe(moment),
	);

	it("reads a year of two digits as one of this century unless it lies far ahead", () => {
		expect(parseHttpDate("Sunday, 06-Nov-76 08:49:37 GMT", now)).toBe(Date.UTC(2076, 10, 6, 8, 49, 37));
		expect(parseHttpDate("Sunday, 06-Nov-77 08:49:37 GMT", now)).toBe(Date.UTC(1977, 10, 6, 8, 49, 37));
	});

	it.each([
		"",
		"0",
		"yesterday",
		"1994-11-06T08:49:37Z",
		"Sun, 06 Nov 1994 08:49:37 +0100",
		"Sun, 06 Foo 1994 08:49:37 GMT",
		"Sun, 06 Nov 1994 28:49:37 GMT",
	])("is not %o", (text) => expect(parseHttpDate(text, now)).toBeUndefined());
});
