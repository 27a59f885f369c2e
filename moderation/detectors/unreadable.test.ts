import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectUnreadable } from "./unreadable.ts";

const marked = (text: string) => detectUnreadable(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("text that cannot be judged", () => {
	it.each([
		"Привет моя любовь",
		"你好我爱你",
		"أحبك كثيرا",
		"Σ'αγαπώ πολύ",
		"",
		"   ",
		"...",
		"?!",
		"​​",
		"\u0000\u0001\u0002\u0003",
		"��� love",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"❤️❤️",
		"❤",
		"143",
		"<3",
		":)",
		"😘",
		"je t'aime",
		"मैं तुमसे प्यार करता हूँ",
		"tumse pyaar hai",
		"ｌｏｖｅ",
		"𝓁𝑜𝓋𝑒",
		"I love you, моя",
		"Ich liebe dich",
		"te quiero",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
