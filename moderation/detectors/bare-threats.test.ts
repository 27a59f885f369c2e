import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectBareThreats } from "./bare-threats.ts";

const isThreat = (text: string) => detectBareThreats(normalise(text)).length > 0;

describe("nothing but words for killing and dying", () => {
	it.each([
		"die",
		"die die die die",
		"kill kill kill",
		"meurs",
		"mar mar mar ja",
		"मर जा",
		"je vais te tuer ce soir",
		"you will die",
	])("is a threat: %s", (text) => {
		expect(isThreat(text)).toBe(true);
	});

	it.each(["I die", "je meurs", "you kill me", "tu me tues", "main mar jaunga", "to die for", "die laughing", "you"])(
		"is none: %s",
		(text) => {
			expect(isThreat(text)).toBe(false);
		},
	);
});
