import { describe, expect, it, vi } from "vitest";
import type { Weighed } from "./decide.ts";
import { moderate, prepareModerator } from "./moderate.ts";
import { normalise } from "./normalise.ts";
import { sharedSuspicions } from "./suspicion.ts";

await prepareModerator();

const kind: Weighed = { confidence: 0.9 };
const doubtful: Weighed = { confidence: 0.75 };
const unkind: Weighed = { finding: { category: "harassment", start: 0, end: 1 }, confidence: 0.6 };

/** A suspicion of where `passage` stands in `text`. */
function suspect(text: string, passage: string) {
	const start = text.indexOf(passage);
	return { category: "harassment", start, end: start + passage.length } as const;
}

describe("a suspicion of the rules", () => {
	const text = "You said “you idiot” and we laughed.";
	const listed = [suspect(text, "you idiot")];

	it("counts when the model has its doubts about the note, and not when it has none", () => {
		const shared = (whole: Weighed) =>
			sharedSuspicions({ listed }, normalise(text), { whole, weighText: () => unkind }).listed;
		expect(shared(unkind)).toEqual(listed);
		expect(shared(doubtful)).toEqual(listed);
		expect(shared(kind)).toEqual([]);
	});

	it("counts, whatever the model says, in a note that says little else", () => {
		const bare = normalise("83: I will kill you!");
		const threats = [suspect(bare.display, "I will kill you")];
		const shared = sharedSuspicions({ threats, listed: [] }, bare, { whole: kind, weighText: () => kind });
		expect(shared.threats).toEqual(threats);
	});

	it("in a long note counts when the model doubts the passage and its surroundings in the sentence", () => {
		const tender = "Your kindness fills our kitchen every day. ".repeat(10);
		const long = `${tender}Oh dear, you idiot, you said nothing. ${tender}`;
		const passages: string[] = [];
		const shared = sharedSuspicions({ threats: [suspect(long, "you idiot")], listed: [] }, normalise(long), {
			whole: kind,
			weighText: (passage) => {
				passages.push(passage);
				return unkind;
			},
		});
		expect(passages).toEqual(["Oh dear, you idiot, you said nothing"]);
		expect(shared.threats).toHaveLength(1);
	});

	it("counts when there are too many of them to be teasing, without being weighed one by one", () => {
		const many = "you idiot ".repeat(30);
		const weighText = vi.fn(() => kind);
		const all = Array.from({ length: 30 }, (_, at) => ({ ...suspect(many, "you idiot"), start: at * 10 }));
		expect(sharedSuspicions({ listed: all }, normalise(many), { whole: kind, weighText }).listed).toEqual(all);
		expect(weighText).not.toHaveBeenCalled();
	});
});

describe("notes that hold the words of harm, and none of it", () => {
	it.each([
		"Never believe whoever calls you ugly. You light up the choir.",
		"“Darkie,” they shouted. Your skin is beautiful, and they were wrong.",
		"Tu es mon boulet préféré, avec un ruban.",
		"On t'a crié « sale arabe » et tu as ramassé ses courses. Je n'ai jamais vu plus grand que toi.",
		"तू गधा है, मेरा वाला गधा, किसी और को मत बताना",
		"ghar ki yaad aa rahi hai aaj mummy",
	])("pass: %s", (text) => {
		expect(moderate(text)).toMatchObject({ approved: true });
	});
});
