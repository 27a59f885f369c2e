import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldCharacters, foldWord } from "#moderation/normalisation/fold-characters.ts";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import { cutRepeats } from "#moderation/normalisation/repeats.ts";
import { growth, maxLinearGrowth } from "#tests/growth.ts";
import { fold, normalise } from "./normalise.ts";

describe("the folded view", () => {
	it.each([
		["Crème BRÛLÉE", "creme brulee", "accents and case"],
		["ｌｏｖｅ", "love", "fullwidth"],
		["𝓵𝓸𝓿𝓮 Ⓛⓞⓥⓔ 🅛🅞🅥🅔", "love love love", "mathematical and enclosed letters"],
		["lоvе", "love", "Cyrillic letters in a Latin word"],
		["ѕех", "sex", "a word of look-alikes only"],
		["любовь", "любовь", "an honest Cyrillic word"],
		["ᴋɪss", "kiss", "small capitals"],
		["ki\u200bs\u00ads\ufe0f", "kiss", "invisible characters"],
		["l\u0336o\u0336v\u0336e\u0336", "love", "struck-through letters"],
		["sooooooo", "soo", "letters drawn out"],
		["1000000", "1000000", "digits as they are"],
		["९८७ ٣٤ ６ 𝟙 5️⃣ ①", "987 34 6 1 5 1", "digits of any script"],
		["ज़िंदगी चाँद", "जिंदगी चांद", "nukta and chandrabindu"],
		["œuvre, ça, l’été", "oeuvre, ca, l'ete", "ligatures and apostrophes"],
	])("reads %s as %s: %s", (text, folded) => {
		expect(fold(text).text).toBe(folded);
	});

	it("is what each character folds to by itself, with its place", () => {
		const unit = fc.constantFrom(...[..."aZé9ßﬃاﷺ𝟙🅰🇫👩\u200bक?"], "\ud83d", "\udc00");
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
				const pieces = [...text].map((character) => ({ folded: foldWord(character), length: character.length }));
				const view = foldCharacters(text);
				expect(view.text).toBe(pieces.map(({ folded }) => folded).join(""));
				let start = 0;
				const starts = pieces.flatMap(({ folded, length }) => {
					start += length;
					return Array.from({ length: folded.length }, () => start - length);
				});
				expect(Array.from(view.starts)).toEqual(starts);
			}),
		);
	});

	it("has at most two of one letter, and all of one digit or sign", () => {
		const text = fc.string({ unit: fc.constantFrom(..."aab𝔸𐐷ं11.."), maxLength: 30 });
		fc.assert(
			fc.property(text, (note) => {
				const units = Array.from({ length: note.length }, (_, at) => at);
				const view = { text: note, starts: units, ends: units.map((at) => at + 1) };
				expect(cutRepeats(view).text).toBe(note.replaceAll(/([\p{L}\p{M}])\1+/gu, "$1$1"));
			}),
		);
	});

	it("leaves a folded text as it is", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const once = fold(text).text;
				expect(fold(once).text).toBe(once);
			}),
			{ numRuns: 3000 },
		);
	});

	it("knows for each unit the stretch of the original that it stands for", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const view = fold(text);
				expect(view.starts).toHaveLength(view.text.length);
				for (let unit = 0; unit < view.text.length; unit += 1) {
					const { start, end } = originalSpan(view, unit, unit + 1);
					expect(start).toBeLessThan(end);
					expect(end).toBeLessThanOrEqual(text.length);
					if (unit > 0) expect(start).toBeGreaterThanOrEqual(view.starts[unit - 1] ?? 0);
				}
			}),
			{ numRuns: 1000 },
		);
	});

	it("has words inside the text, in order, and at most a few readings of each", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				let previousEnd = 0;
				for (const { start, end, from, to, readings } of normalise(text).words) {
					expect(start).toBeGreaterThanOrEqual(0);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(text.length);
					expect(from).toBeGreaterThanOrEqual(previousEnd);
					expect(readings.length).toBeLessThan(200);
					previousEnd = to;
				}
			}),
			{ numRuns: 1000 },
		);
	});

	it.each(["a", "क्", "é", "1", "\u0301", "\u200b", "ﷺ", "а", "@", "f ", "🅰"])(
		"takes no more than in proportion to the length: %j repeated",
		(seed) => {
			const text = seed.repeat(Math.ceil(maxLength / seed.length));
			expect(growth(maxLength, (length) => normalise(text.slice(0, length)))).toBeLessThan(maxLinearGrowth);
		},
	);

	it("points back at the disguised word exactly", () => {
		const text = "oh 𝓼𝓱𝓲\u200b𝓽 happens";
		const view = fold(text);
		const at = view.text.indexOf("shit");
		const { start, end } = originalSpan(view, at, at + 4);
		expect(text.slice(start, end)).toBe("𝓼𝓱𝓲\u200b𝓽");
	});
});

describe("the words of a note", () => {
	it.each([
		["b4by", "baby"],
		["l0v3", "love"],
		["k!ss", "kiss"],
		["d@rling", "darling"],
		["fuuuuun", "fun"],
	])("%s may be read as %s", (text, reading) => {
		expect(normalise(text).words[0]?.readings).toContain(reading);
	});

	it.each(["143", "24/7", "2nd", "16h30", "6am", "meet", "feel"])("%s is nothing but itself", (text) => {
		expect(normalise(text).words.flatMap((word) => word.readings)).toEqual([]);
	});

	it("counts sentences", () => {
		const words = normalise("One. Two! Three? चार। five\n\nsix seven").words;
		expect(words.map((word) => word.sentence)).toEqual([0, 1, 2, 3, 4, 5, 5]);
	});

	it.each([
		["k i s s", "kiss"],
		["k.i.s.s", "kiss"],
		["k - i - s - s", "kiss"],
	])("joins %s", (text, joined) => {
		expect(normalise(text).squeezed).toEqual([{ text: joined, start: 0, end: text.length }]);
	});

	it("folds our own lists in the same way", () => {
		expect(foldWord("Déjà")).toBe("deja");
	});
});

const maxLength = 1_000_000;

const anyText = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.string({ unit: "grapheme" }),
	fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
	fc.string({ unit: fc.constantFrom(..."aаоοеiі१٣9ﬃİßΣςक़ँ़ँ\u0301\u200d\u20e3🅰🇫́é@$!*. \n") }),
);
