import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { readCorpus, readNote } from "./corpus.ts";

await prepareModerator();

/** Plain notes as visitors write them, by an author who has not seen the corpus; training never reads them. */
function unseenNotes(language: string) {
	const file = `${language}.jsonl`;
	const lines = readFileSync(new URL(`unseen/${file}`, import.meta.url), "utf8")
		.trim()
		.split("\n");
	return lines.map((line, at) => readNote(file, at + 1, line));
}

describe.each(["en", "fr", "hi"])("everyday notes the moderator was not trained on, in %s", (language) => {
	const notes = unseenNotes(language);

	it("are judged right: nearly all kind ones pass, most others do not", () => {
		const approved = (label: string) =>
			notes.filter((note) => note.label === label).map(({ text }) => moderate(text).approved);
		const [kind, others] = [approved("accept"), approved("reject")];
		expect(kind.filter(Boolean).length / kind.length).toBeGreaterThanOrEqual(0.97);
		expect(others.filter((each) => !each).length / others.length).toBeGreaterThanOrEqual(0.9);
	});

	it("are not in the corpus", () => {
		const plain = (text: string) =>
			text
				.normalize("NFKC")
				.toLowerCase()
				.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
				.trim();
		const trained = new Set(readCorpus().map(({ text }) => plain(text)));
		expect(notes.filter(({ text }) => trained.has(plain(text)))).toEqual([]);
	});
});
