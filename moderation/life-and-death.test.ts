import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "./moderate.ts";

await prepareModerator();

/** What a note on death is, and the answer that it gets. */
const answers = {
	threat: { approved: false, category: "harassment", speaksOfSelfHarm: false },
	image: { approved: true },
	pressure: { approved: false, category: "obsessive", speaksOfSelfHarm: true },
	despair: { approved: false, category: "obsessive", speaksOfSelfHarm: true },
	mourning: { approved: true },
};

const forms = ["en", "fr", "hi-deva", "hi-latn"];
const kinds = Object.keys(answers);

/** Lines of form, kind and text, separated by tabs, written for this test. */
const notes = readFileSync(new URL("../tests/samples/life-and-death.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n")
	.map((line) => {
		const [form = "", kind = "", text = ""] = line.split("\t");
		return { form, kind, text };
	});

/** What the trained model decides; the others are for rules to find. */
const isKind = (kind: string) => kind === "image" || kind === "mourning";

function answerTo(name: string): object {
	const [, answer] = Object.entries(answers).find(([kind]) => kind === name) ?? [];
	if (answer === undefined) throw new Error(`no answer for a note that is ${name}`);
	return answer;
}

describe("death in a note", () => {
	it("is tried in fifty notes of each form of language, ten of a kind", () => {
		const expected = forms.flatMap((form) => kinds.map((kind) => [`${form} ${kind}`, 10]));
		const counted = Map.groupBy(notes, ({ form, kind }) => `${form} ${kind}`);
		expect([...counted].map(([name, those]) => [name, those.length])).toEqual(expected);
	});

	it.each(notes.filter(({ kind }) => !isKind(kind)))("is $kind ($form): $text", ({ kind, text }) => {
		expect(moderate(text)).toMatchObject(answerTo(kind));
	});

	it("as an image or in mourning is approved, but for one note in forty at most that the model takes for harm", () => {
		const kindNotes = notes.filter(({ kind }) => isKind(kind));
		const refused = kindNotes.filter(({ text }) => !moderate(text).approved);
		expect(refused.length, refused.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(kindNotes.length / 40);
		expect(refused.map(({ text }) => moderate(text))).toEqual(
			refused.map(() => expect.objectContaining({ isProven: false, speaksOfSelfHarm: false })),
		);
	});
});

describe("dying for love", () => {
	const alike = ["I will die", "Je vais mourir", "मैं मर जाऊँगा", "main mar jaunga"];
	const without = [
		"I would die without you",
		"Je vais mourir sans toi",
		"तुम्हारे बिना मैं मर जाऊँगा",
		"tumhare bina main mar jaunga",
	];

	it.each([...alike, ...without])("passes alike in all forms: %s", (text) => {
		expect(moderate(text)).toMatchObject({ approved: true });
	});

	it.each([
		"Answer me or I'll die without you",
		"Réponds ou je meurs sans toi",
		"जवाब दो, वरना मैं मर जाऊँगा",
		"agar tum chali gayi to main mar jaunga",
	])("is none with a condition: %s", (text) => {
		expect(moderate(text)).toMatchObject({ approved: false, category: "obsessive" });
	});

	it("does not excuse what else a note says", () => {
		expect(
			moderate("main tumhare liye mar jaunga. roz tumhare ghar ke bahar khada rehta hu, tumhari khidki dekhta hu"),
		).toMatchObject({
			approved: false,
		});
	});
});

describe("words of self-harm in kind notes", () => {
	it.each([
		"I cut myself shaving and you laughed for an hour.",
		"Some days I cut myself a slice of your cake and cry with joy.",
		"I'd jump off the pier if you asked me to dance.",
		"Je me tue à te le dire : tu es belle.",
		"Demain je me coupe les cheveux, et je te tricote un bonnet.",
		"You stayed with me the night I wanted to die. Thank you.",
		"apna haath kaat liya sabzi kaatte waqt, tumhare khayal mein thi",
	])("are no reason: %s", (text) => {
		expect(moderate(text)).toMatchObject({ approved: true });
	});
});
