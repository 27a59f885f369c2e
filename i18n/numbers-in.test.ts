import { expect, it } from "vitest";
import { describeError } from "./describe-error.ts";
import { withNumbersIn } from "./numbers-in.ts";

it("writes numbers as the language groups them, and leaves texts alone", () => {
	const inputs = { count: 100_000, name: "1000" };
	expect(withNumbersIn("en", inputs)).toEqual({ count: "100,000", name: "1000" });
	expect(withNumbersIn("fr", inputs).count).toBe("100\u202f000");
	expect(withNumbersIn("hi", inputs).count).toBe("1,00,000");
});

it("writes those of an error, too", () => {
	const error = describeError("message_too_long", { count: 1_001, limit: 1_000 }, "en");
	expect(error).toBe("That’s too long: 1,001 characters, but the limit is 1,000.");
});

it("says how long to wait with the unit in words", () => {
	expect(describeError("all_limit", { minutes: 1 }, "en")).toMatch(/again in 1 minute\.$/);
	expect(describeError("all_limit", { minutes: 12 }, "fr")).toMatch(/dans 12\sminutes\.$/);
	expect(describeError("all_limit", { minutes: 12 }, "hi")).toContain("12 मिनट बाद");
});
