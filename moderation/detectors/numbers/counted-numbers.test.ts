import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { innocentNumbers } from "./counted-numbers.ts";

const innocent = (text: string) => innocentNumbers(normalise(text))?.map(({ start, end }) => text.slice(start, end));

describe("innocent numbers", () => {
	it.each([
		["bus no. 38, at 8:15", ["38", "8", "15"]],
		["23 ans, 4 mois et 120 € de roses", ["23", "4", "120"]],
		["das nau aath saat chhe paanch chaar teen do ek, naya saal mubarak", 9],
		["ISBN 978-2-07-040850-4, notre livre à nous", 5],
		["26 saal aur ek scooter", ["26"]],
	])("are all of %j", (text, numbers) => {
		if (typeof numbers === "number") expect(innocent(text)).toHaveLength(numbers);
		else expect(innocent(text)).toEqual(numbers);
	});

	it.each([
		"I love you",
		"apna no. do na",
		"aath saat chhe paanch chaar teen do ek zero",
		"No. 9, Quince Row",
		"26 saal, aur 70112 ke baad 88",
		"plus, four, nine, and then my ring",
	])("are not all of %j", (text) => {
		expect(innocent(text)).toBeUndefined();
	});
});
