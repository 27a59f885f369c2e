import { expect, it } from "vitest";
import { fastestMs, leastRatio } from "#tests/growth.ts";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

/** As long as a note may be. */
const length = 1_000;
const notes = 25;
/** Signs on their own are more words than plain text has in as many characters, and each number is looked at. */
const maxTimesPlain = 12;

const msOf = (seed: string) => {
	const text = seed.repeat(length).slice(0, length);
	return fastestMs(3, () => {
		for (let note = 0; note < notes; note++) moderate(text);
	});
};

const timesPlain = (text: string) => leastRatio(maxTimesPlain, () => msOf(text) / plainMs());

const plainMs = () => Math.max(5, msOf("Your smile is the best part of my mornings, and I love the way you laugh. "));

it.each([
	"+1 ",
	"+1-",
	"+1 +2 +3 +4 ",
	"+49151 ",
	"1 ",
	"7 ",
	"1-",
	"एक दो तीन ",
	"1️⃣",
	"❤️👩‍👩‍👧 ",
	"a\u0301\u0300",
	"a@b.c ",
])("%j again and again costs no more than a few times as much as plain text", (seed) => {
	expect(timesPlain(seed)).toBeLessThan(maxTimesPlain);
});

it("numbers that are all different cost no more either", () => {
	const numbers = Array.from({ length: 400 }, (_, index) => `+${(index * index * 7919 + index * 31) % 10}`).join(" ");
	expect(timesPlain(numbers)).toBeLessThan(maxTimesPlain);
});
