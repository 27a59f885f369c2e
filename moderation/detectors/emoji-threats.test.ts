import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectEmojiThreats } from "./emoji-threats.ts";

const categoryOf = (text: string) => detectEmojiThreats(normalise(text))[0]?.category;

describe("emoji with few words are judged for what they show", () => {
	it.each(["🔫 tu", "🔪💀 you", "☠️", "🖕", "you 💣 tonight", "⚰️ pour toi", "तुम 🔪", "🐷 you", "🏠🔥"])(
		"a threat: %s",
		(text) => {
			expect(categoryOf(text)).toBe("harassment");
		},
	);

	it.each(["🍆🍑", "🍆 you", "👅💦", "8====D"])("a body: %s", (text) => {
		expect(categoryOf(text)).toBe("sexual");
	});

	it("a watch: 👁️🏠", () => {
		expect(categoryOf("👁️👁️🏠🌙")).toBe("obsessive");
	});

	it.each([
		"🏠❤️",
		"👀",
		"🔥",
		"tu me tues 💀",
		"you're killing it 🔪🍅",
		"😂💀",
		"💀❤️",
		"🏹❤️",
		"💘",
		"🔪🎂",
		"🌹",
		"👊 proud of you",
		"je meurs de rire ☠️",
	])("neither: %s", (text) => {
		expect(categoryOf(text)).toBeUndefined();
	});
});
