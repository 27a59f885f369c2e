import { describe, expect, it } from "vitest";
import { limits } from "#contract/limits.ts";
import { locales } from "#i18n/locales.ts";
import { type CorpusNote, harmCategories, kindCategories, readCorpus, readNote } from "./corpus.ts";

const notes = readCorpus();

function repeated(values: readonly string[]): readonly string[] {
	const seen = new Set<string>();
	return values.filter((value) => seen.size === seen.add(value).size);
}

function labelsByPair(): ReadonlyMap<string, readonly string[]> {
	const pairs = Map.groupBy(
		notes.filter(({ group }) => group.includes(", pair ")),
		({ group }) => group,
	);
	return new Map([...pairs].map(([group, members]) => [group, members.map(({ label }) => label).sort()]));
}

describe("the corpus", () => {
	it("holds thousands of notes of either verdict in every language", () => {
		for (const language of locales) {
			for (const label of ["accept", "reject"]) {
				const found = notes.filter((note) => note.language === language && note.label === label);
				expect(found.length, `${language} ${label}`).toBeGreaterThan(3000);
			}
		}
	});

	it("has examples of every category in every language", () => {
		for (const language of locales) {
			const found = new Set(notes.filter((note) => note.language === language).map(({ category }) => category));
			expect([...found].sort(), language).toEqual([...kindCategories, ...harmCategories].sort());
		}
	});

	it("holds no text that a sender could not submit", () => {
		const outside = notes.filter(({ text }) => {
			const count = [...text.trim()].length;
			return count < 1 || count > limits.messageCharacters;
		});
		expect(outside).toEqual([]);
	});

	it("says nothing twice", () => {
		const texts = notes.map(({ text }) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim());
		expect(repeated(texts)).toEqual([]);
	});

	it("sets one accepted note against one refused note in every pair", () => {
		const pairs = labelsByPair();
		const unbalanced = [...pairs].filter(([, labels]) => labels.join() !== "accept,reject");
		expect(pairs.size).toBeGreaterThan(5000);
		expect(unbalanced).toEqual([]);
	});

	it("has Hindi in both scripts, of either verdict", () => {
		const kindOf = ({ script, label }: CorpusNote) => `${script} ${label}`;
		const kinds = new Set(notes.filter(({ language }) => language === "hi").map(kindOf));
		expect([...kinds].sort()).toEqual(["deva accept", "deva reject", "latn accept", "latn reject"]);
	});
});

describe("a line of the corpus", () => {
	it("becomes a note of its file's language", () => {
		const line = '{"text": "Tu me manques.", "label": "accept", "category": "feelings"}';
		expect(readNote("fr-accept.jsonl", 7, line)).toEqual({
			text: "Tu me manques.",
			label: "accept",
			category: "feelings",
			language: "fr",
			file: "fr-accept.jsonl",
			group: "fr-accept.jsonl, line 7",
			use: "mixed",
		});
	});

	it("shares its group with the other half of its pair", () => {
		const line = '{"text": "kal milte hain", "label": "reject", "category": "meeting", "script": "latn", "pair": 12}';
		expect(readNote("hi-gentle-harm-rough-kindness.jsonl", 24, line)).toMatchObject({
			script: "latn",
			group: "hi-pairsc.jsonl, pair 12",
		});
	});

	it.each([
		["en-one-liners.jsonl", "{", /JSON/],
		["en-one-liners.jsonl", '{"text": "", "label": "accept", "category": "humour"}', /1 to 1000 characters, not 0/],
		["en-one-liners.jsonl", '{"text": " hi", "label": "accept", "category": "humour"}', /white space/],
		[
			"en-one-liners.jsonl",
			`{"text": "${"💌".repeat(1001)}", "label": "accept", "category": "humour"}`,
			/1 to 1000 characters, not 1001/,
		],
		["en-one-liners.jsonl", '{"text": "hi", "label": "maybe", "category": "humour"}', /label .* not "maybe"/],
		["en-one-liners.jsonl", '{"text": "hi", "label": "accept", "category": "spam"}', /category .* not "spam"/],
		["en-one-liners.jsonl", '{"text": "hi", "label": "reject", "category": "unreadable"}', /not "unreadable"/],
		[
			"en-one-liners.jsonl",
			'{"text": "hi", "label": "accept", "category": "humour", "script": "latn"}',
			/"en" have no script/,
		],
		["hi-one-liners.jsonl", '{"text": "hi", "label": "accept", "category": "humour"}', /script must be one of/],
		["en-polite-harm.jsonl", '{"text": "hi", "label": "accept", "category": "humour", "pair": "1"}', /whole number/],
		["en-one-liners.jsonl", '{"text": "hi", "label": "accept", "category": "humour", "by": "me"}', /by is no field/],
		["de-one-liners.jsonl", '{"text": "hi", "label": "accept", "category": "humour"}', /language .* not "de"/],
	])("is refused by file and number: %s %s", (file, line, reason) => {
		expect(() => readNote(file, 3, line)).toThrow(`${file}, line 3: `);
		expect(() => readNote(file, 3, line)).toThrow(reason);
	});
});
