import { expect, it } from "vitest";
import { timedVerdict } from "./timed-verdict.ts";

it("passes an approval and a refusal on", () => {
	const about = { confidence: 1, modelVersion: "test", isProven: false };
	expect(timedVerdict("x", () => ({ approved: true, ...about }))).toMatchObject({ approved: true, category: null });
	expect(
		timedVerdict("x", () => ({ approved: false, category: "spam", spans: [], speaksOfSelfHarm: false, ...about })),
	).toMatchObject({
		approved: false,
		category: "spam",
	});
});

it("never approves when the moderator fails, and names the failure", () => {
	const broken = () => {
		throw new RangeError("too deep");
	};
	expect(timedVerdict("x", broken)).toEqual({
		approved: false,
		category: null,
		ms: expect.any(Number),
		failure: "RangeError: too deep",
	});
});
