import { expect, it } from "vitest";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { policyPrompt } from "./policy-prompt.ts";

it("names the languages that the moderator has a vocabulary for", () => {
	expect(policyPrompt).toContain(
		"Notes are in English, French, Hindi in Devanagari, or Hindi in Latin letters, often mixed.",
	);
});

it.each(refusalCategories)("says what is refused as %s", (category) => {
	expect(policyPrompt).toMatch(new RegExp(`^"${category}": .{10,}$`, "m"));
});
