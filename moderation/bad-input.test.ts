import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

describe("what nobody can read", () => {
	it.each([
		["nothing", ""],
		["white space", " \n\t\u00a0 "],
		["a thousand combining marks", "\u0301".repeat(1000)],
		["lone surrogates", "\ud83d\udc00\ud800 ".repeat(50)],
		["binary junk", Array.from({ length: 500 }, (_, at) => String.fromCharCode((at * 7) % 32)).join("")],
		["characters that nobody assigned", "\u{e0080}\u{10ffff}\u0378".repeat(40)],
		["Tamil", "நான் உன்னை மிகவும் காதலிக்கிறேன்"],
		["Arabic, from right to left", "أحبك كثيرا يا حبيبتي"],
		["Hebrew", "אני אוהב אותך"],
		["Chinese", "我每天都在想你"],
		["Spanish", "Eres la luz de mi vida y no puedo dejar de pensar en ti, mi corazón es tuyo"],
		["German", "Ich denke jeden Tag an dich und dein Lächeln macht mich glücklich"],
		["one endless word", "jetaimeplusquetoutaumonde".repeat(40)],
		["one letter", "a".repeat(1000)],
		["marks on a letter", `a${"\u0301".repeat(999)}`],
		["a thousand signs of every kind", "[](){}<>#$%^&*_+=|\\~".repeat(50)],
		["text turned round by an override", "\u202eyou love I"],
	])("is refused as such: %s", (_, text) => {
		expect(moderate(text)).toMatchObject({ approved: false, category: "unreadable" });
	});

	it.each([
		["a thousand emoji", "❤️".repeat(1000)],
		["flags and families", "👨‍👩‍👧‍👦🇫🇷🏳️‍🌈".repeat(100)],
		["a thousand digits", "7".repeat(1000)],
		["a thousand at signs", "@".repeat(1000)],
		["Devanagari signs without a letter", "\u093f\u094d".repeat(500)],
	])("has a verdict: %s", (_, text) => {
		expect(typeof moderate(text).approved).toBe("boolean");
	});
});
