import { describe, expect, it } from "vitest";
import type { RefusalCategory } from "#contract/moderation.ts";
import { hint } from "./hint.ts";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

const refusedByRules: readonly (readonly [RefusalCategory, string])[] = [
	["personal_info", "Call me, 06 12 34 56 78, I am home"],
	["personal_info", "mon mail c'est zoe arobase exemple point fr"],
	["personal_info", "mera number hai nau aath saath chhe paanch chaar teen do ek shunya"],
	["meeting", "Could we meet for a coffee tomorrow?"],
	["meeting", "On se voit samedi au parc ?"],
	["harassment", "I will kill you"],
	["sexual", "I want to fuck you"],
	["obsessive", "I have been following you home"],
	["obsessive", "Je ne veux plus vivre."],
	["spam", "Buy now, 50% off, click here: limited offer!"],
	["unreadable", "Я тебя люблю и думаю о тебе каждый день"],
];

describe("the hint while a note is written", () => {
	it.each(refusedByRules)("says what the moderator will say, %s: %s", (category, text) => {
		const verdict = moderate(text);
		expect(verdict).toMatchObject({ approved: false, category });
		expect(hint(text)).toMatchObject({ category, spans: verdict.approved ? [] : verdict.spans });
	});

	it.each([
		"Your smile is the best part of my mornings.",
		"Ton rire me suit jusqu’au 14 février, 24 h sur 24.",
		"तुम्हारी मुस्कान मेरी सुबह रोशन कर देती है।",
		"tumhari hasi meri subah roshan kar deti hai, 143",
		"I would die for you",
		"J",
		"💌",
	])("is silent about %s", (text) => {
		expect(hint(text)).toBeUndefined();
	});

	it("tells the wish to die from jealousy", () => {
		expect(hint("I don't want to live any more.")).toMatchObject({ category: "obsessive", help: true });
		expect(hint("I have been following you home")).toMatchObject({ category: "obsessive", help: false });
	});

	it("marks the place", () => {
		const text = "Call me, 06 12 34 56 78, I am home";
		expect(hint(text)?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(["06 12 34 56 78"]);
	});
});
