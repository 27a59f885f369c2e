import { describe, expect, it } from "vitest";
import { ExpectedError } from "#contract/errors.ts";
import { pageOf, readCursor, writeCursor } from "./cursor.ts";

describe("a cursor", () => {
	it("comes back as it was given", () => {
		const place = { at: 1_700_000_000_000, id: "0190a0a0-0000-7000-8000-000000000000" };
		expect(readCursor(writeCursor(place, "waiting"))).toEqual({ ...place, phase: "waiting" });
		expect(writeCursor(place)).toMatch(/^[\w-]+$/);
	});

	it.each(["", "x", "LQ", Buffer.from("- 12 a'b").toString("base64url"), Buffer.from("- 1e9 a").toString("base64url")])(
		"of another hand, such as %j, is an error of the input",
		(text) => {
			expect(() => readCursor(text)).toThrow(ExpectedError);
		},
	);
});

describe("a page", () => {
	it("has a last row to go on from only when there is another page", () => {
		expect(pageOf([1, 2, 3], 2)).toEqual({ page: [1, 2], last: 2 });
		expect(pageOf([1, 2], 2)).toEqual({ page: [1, 2], last: undefined });
		expect(pageOf([], 2)).toEqual({ page: [], last: undefined });
	});
});
