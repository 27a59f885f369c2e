import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test.each([
	["Hold note 3.", "Hold note 3."],
	["  two\n\nlines ", "two lines"],
	["Your smile is the best part of my mornings, every day.", "Your smile is the best part of my…"],
	["x".repeat(50), `${"x".repeat(40)}…`],
	["👩‍👩‍👧".repeat(41), `${"👩‍👩‍👧".repeat(40)}…`],
	["", ""],
])("%j is named %j", (text, expected) => {
	expect(excerptOf(text)).toBe(expected);
});
