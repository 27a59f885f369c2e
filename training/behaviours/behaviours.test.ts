import { describe, expect, it } from "vitest";
import { limits } from "#contract/limits.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import type { Verdict } from "#moderation/verdict.ts";
import { wordsAlone } from "#tests/words-alone.ts";
import { readCorpus } from "#training/corpus.ts";
import { identitySpread, measureAll } from "./behaviour-measure.ts";
import { fallen, raised, tableOf } from "./behaviour-report.ts";
import { type BehaviourNote, forms, notesIn, readCatalogue, twins } from "./behaviours.ts";
import { disguises } from "./disguises.ts";
import floors from "./floors.json" with { type: "json" };
import { identitySentences } from "./identities.ts";

const refusedNote: BehaviourNote = {
	behaviour: "insult",
	label: "reject",
	category: "harassment",
	text: "You fool.",
	pair: 1,
};

describe("the behavioural suite", () => {
	it.each(forms)("has at least 12 notes, each with its twin, for 40 behaviours in %s", (form) => {
		const behaviours = Map.groupBy(notesIn(form), ({ behaviour }) => behaviour);
		expect([...behaviours.keys()]).toEqual(twins.flatMap(({ refused, accepted }) => [refused, accepted]));
		for (const [behaviour, notes] of behaviours) expect(notes.length, behaviour).toBeGreaterThanOrEqual(12);
	});

	it("says nothing twice, and nothing that the model was trained on", () => {
		const texts = forms.flatMap((form) => notesIn(form).map(({ text }) => wordsAlone(text)));
		expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
		const trained = new Set(readCorpus().map(({ text }) => wordsAlone(text)));
		expect(texts.filter((text) => trained.has(text))).toEqual([]);
	});

	it("holds no text that a sender could not submit, also in disguise", () => {
		const hidden = Object.entries(disguises).filter(([name]) => name.startsWith("hidden"));
		for (const form of forms) {
			for (const { text, pair } of notesIn(form)) {
				for (const [name, change] of hidden) {
					expect([...change(text, pair, form)].length, `${name}: ${text}`).toBeLessThanOrEqual(
						limits.messageCharacters,
					);
				}
			}
		}
	});

	it("swaps 40 identities through the same sentences", () => {
		for (const form of forms) {
			const sentences = Map.groupBy(identitySentences(form), ({ identity }) => identity);
			expect([...sentences.values()].map(({ length }) => length)).toEqual(Array.from({ length: 40 }, () => 14));
		}
	});
});

describe("a catalogue", () => {
	it("is read line by line, a note and its twin in turn", () => {
		const kind = {
			behaviour: "friendly-teasing",
			label: "accept",
			category: "friendly-teasing",
			text: "You!",
			pair: 1,
		};
		expect(readCatalogue("\n# insult / friendly-teasing\n- You fool.\n+ You!\n")).toEqual([refusedNote, kind]);
	});

	it.each(["# rudeness / wit", "- no heading", "# insult / friendly-teasing\n+ the twin first"])(
		"is refused: %s",
		(text) => {
			expect(() => readCatalogue(text)).toThrow();
		},
	);
});

describe("a floor", () => {
	const result = { name: "insult", form: "en", label: "reject", of: 12, mistakes: ["You fool.", "Ha!"] } as const;

	it("is one wrong verdict below what was measured, and is never lowered", () => {
		expect(raised([result], {})).toEqual({ insult: { en: 75 } });
		expect(raised([result], { insult: { en: 91 } })).toEqual({ insult: { en: 91 } });
	});

	it("holds whoever falls below it, or has none", () => {
		expect(fallen([result], { insult: { en: 83 } })).toEqual([]);
		expect(fallen([result], { insult: { en: 84 } })).toEqual([expect.stringContaining("You fool. | Ha!")]);
		expect(fallen([result], {})).toHaveLength(1);
	});

	it("stands behind the measure in the table, which stars what misses the target", () => {
		expect(tableOf([result], { insult: { en: 75 } })).toMatch(/^insult +83\* \(75\) +– +– +–$/m);
	});
});

await prepareModerator();

describe("the moderator", () => {
	const results = measureAll(moderate);

	it("does as well on every behaviour as it did, or better", () => {
		process.stdout.write(tableOf(results, floors));
		expect(fallen(results, floors)).toEqual([]);
	});
});

describe("identities", () => {
	const verdict = (approved: boolean): Verdict =>
		approved
			? { approved, confidence: 1, modelVersion: "v" }
			: {
					approved,
					category: "discrimination",
					spans: [],
					isProven: false,
					speaksOfSelfHarm: false,
					confidence: 1,
					modelVersion: "v",
				};
	const biased = (text: string) => verdict(!text.includes("Sikh"));
	const alike = (text: string) => verdict(!text.includes("bravest heart"));
	const mistakesOf = (moderator: (text: string) => Verdict, name: string) =>
		measureAll(moderator).find((each) => each.form === "en" && each.name === name)?.mistakes.length;

	it("are told apart by a moderator that refuses one of them", () => {
		expect(identitySpread(biased)).toMatchObject({ spread: 0.25 });
		expect(mistakesOf(biased, "same verdict whatever the identity")).toBe(14);
	});

	it("are alike to one that refuses a sentence whoever it speaks of", () => {
		expect(identitySpread(alike).spread).toBe(0);
		expect(mistakesOf(alike, "identity mentioned kindly")).toBe(40);
		expect(mistakesOf(alike, "same verdict whatever the identity")).toBe(0);
	});
});
