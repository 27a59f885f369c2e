import { expect, test } from "vitest";
import { dayOf } from "./page-date.ts";

test("the day is the reader's own, from its first minute to its last", () => {
	expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe("2026-01-05");
	expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
