import { describe, expect, it } from "vitest";
import { cutIntoWords, plainWord } from "./plain-words.ts";

const vocabulary = new Set(["meet", "me", "tonight", "love", "you", "smile", "your", "voice", "is", "so", "i"]);
const knows = (word: string) => vocabulary.has(word);

describe("a word in disguise", () => {
	it.each([
		["m33t", "meet"],
		["t0n1ght", "tonight"],
		["$mile", "smile"],
		["loovee", "love"],
		["l00vee", "love"],
		["smiel", "smile"],
		["yuor", "your"],
	])("is read as the known word it spells: %s", (disguised, plain) => {
		expect(plainWord(disguised, knows)).toBe(plain);
	});

	it.each(["meet", "zebra", "143", "18h30", "x"])(
		"stays itself when it is known, or spells nothing known: %s",
		(word) => {
			expect(plainWord(word, knows)).toBe(word);
		},
	);
});

describe("letters written apart", () => {
	const cut = (letters: string) => {
		let at = 0;
		return cutIntoWords([...letters], knows).map((length) => {
			at += length;
			return letters.slice(at - length, at);
		});
	};

	it("become the longest known words", () => {
		expect(cut("meetmetonight")).toEqual(["meet", "me", "tonight"]);
		expect(cut("yourvoiceisso")).toEqual(["your", "voice", "is", "so"]);
	});

	it("stay apart where they spell nothing", () => {
		expect(cut("xyzlove")).toEqual(["x", "y", "z", "love"]);
		expect(cut("")).toEqual([]);
	});
});
