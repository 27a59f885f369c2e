import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-after-key.ts";

test.each([
	["ArrowRight", 0, 1],
	["ArrowRight", 2, 0],
	["ArrowLeft", 0, 2],
	["Home", 2, 0],
	["End", 0, 2],
	["Enter", 1, undefined],
	["a", 1, undefined],
])("%s on tab %i of 3 leads to %s", (key, current, expected) => {
	expect(tabAfterKey(key, current, 3)).toBe(expected);
});
