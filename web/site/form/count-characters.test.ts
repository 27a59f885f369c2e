import { expect, test } from "vitest";
import { countCharacters } from "./count-characters.ts";

test("the counter is quiet until 800, clear from there, and tells a screen reader every fifty characters", () => {
	const told = [0, 799, 800, 849, 850, 1000, 1001].map((count) => {
		const { shown, state, told } = countCharacters("a".repeat(count), 1000);
		return [shown, state, told];
	});
	expect(told).toEqual([
		["0/1000", "quiet", ""],
		["799/1000", "quiet", ""],
		["800/1000", "near", "800 of 1,000 characters used"],
		["849/1000", "near", "800 of 1,000 characters used"],
		["850/1000", "near", "850 of 1,000 characters used"],
		["1000/1000", "near", "1,000 of 1,000 characters used"],
		["1001/1000", "over", ""],
	]);
});
