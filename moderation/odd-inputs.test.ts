import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

interface OddInput {
	readonly name: string;
	readonly text: string;
}

/** What nobody can judge, and harm in strange clothes: codes, keys, alphabets, languages, fragments of programs. */
const oddInputs: readonly OddInput[] = readFileSync(
	new URL("../tests/samples/odd-inputs.jsonl", import.meta.url),
	"utf8",
)
	.trimEnd()
	.split("\n")
	.map((line) => JSON.parse(line));

describe("odd inputs", () => {
	it("are refused, but for one in thirty", () => {
		const approved = oddInputs.filter(({ text }) => moderate(text).approved);
		expect(oddInputs.length).toBeGreaterThan(150);
		expect(approved.length, approved.map(({ name }) => name).join(" | ")).toBeLessThanOrEqual(oddInputs.length / 30);
	});

	it.each([
		["glued", "iwillkillyoutonight"],
		["glued, French", "jevaistetuercesoir"],
		["glued, Hinglish", "maintujhemaardunga"],
		["syllables", "ki ll yo ur se lf"],
		["letters apart within a sentence", "va te p.e.n.d.r.e"],
		["letters beneath each other", "k\ni\nl\nl\n \ny\no\nu"],
		["first letters of lines", "Kind\nIs\nLove\nLike\nYour\nOld\nUmbrella"],
	])("are judged for what they say: %s", (_, text) => {
		expect(moderate(text)).toMatchObject({ approved: false, category: "harassment", spans: [{ start: 0 }] });
	});

	it.each([
		["a tender name in one word", "MonPetitCoeurAdoré"],
		["a tender acrostic", "Lilies\nOn\nVelvet\nEvenings"],
		["short words", "ok ❤️"],
		["three letters", "tqm"],
	])("leave alone: %s", (_, text) => {
		expect(moderate(text)).toMatchObject({ approved: true });
	});
});
