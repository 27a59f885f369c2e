import { describe, expect, it } from "vitest";
import { locales } from "#i18n/locales.ts";
import { readIdentities, readVocabularyFiles } from "#moderation/data-files.ts";
import { fold } from "#moderation/normalise.ts";
import { anyIdentity, entriesOf, vocabulary } from "./vocabulary.ts";

describe.each(readVocabularyFiles())("the vocabulary $name", ({ text }) => {
	const lines = text.split("\n");
	const rows = lines.slice(1, -1).map((line) => line.split("\t"));

	it("has a heading, four columns that are not empty, and one line feed at its end", () => {
		expect(lines[0]).toBe("concept\tclass\tgrammar\tforms");
		expect(lines.at(-1)).toBe("");
		expect(rows.filter((row) => row.length !== 4 || row.includes(""))).toEqual([]);
	});

	it("has each meaning and each form once", () => {
		const meanings = rows.map((row) => row.slice(0, 3).join("\t"));
		const forms = rows.flatMap(([, , , each = ""]) => each.split(" "));
		expect(meanings.length).toBe(new Set(meanings).size);
		expect(forms.length).toBe(new Set(forms).size);
	});
});

describe("the vocabularies", () => {
	it("tell what a form means in each language that has it", () => {
		const [first, second] = locales;
		const files = [
			{ name: "one", language: first, text: "concept\tclass\tgrammar\tforms\nhand\tBODY\t-\tmain mains\n" },
			{ name: "two", language: second ?? first, text: "concept\tclass\tgrammar\tforms\ni\tI\t-\tmain\n" },
		];
		const meanings = entriesOf(files, []).get("main");
		expect(meanings?.map((entry) => entry?.meaning.concept)).toHaveLength(locales.length);
		expect(meanings?.[0]?.meaning).not.toEqual(meanings?.[1]?.meaning);
		expect(entriesOf(files, []).get("mains")?.[1]).toBeUndefined();
	});

	it("are refused with file and line where a line has no forms", () => {
		const file = { name: "en", language: locales[0], text: "concept\tclass\tgrammar\tforms\nhand BODY\n" };
		expect(() => entriesOf([file], [])).toThrow("en.tsv, line 2: no forms after a tab");
	});

	it("know every word for a group of people in the spelling that notes are read in", () => {
		const identities = readIdentities();
		expect(identities.length).toBeGreaterThan(500);
		expect(identities.filter((word) => fold(word).text.includes(" "))).toEqual([]);
	});

	it("read every word for a group of people alike, also one that has a meaning of its own", () => {
		const forms = vocabulary();
		expect(readIdentities().filter((word) => forms.get(word) !== forms.get(anyIdentity))).toEqual([]);
	});
});
