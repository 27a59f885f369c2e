import { describe, expect, test } from "vitest";
import { text as en } from "./conditions-text.en.tsx";
import { text as fr } from "./conditions-text.fr.tsx";
import { text as hi } from "./conditions-text.hi.tsx";
import type { ConditionsText } from "./conditions-text.ts";

const texts: readonly (readonly [string, ConditionsText])[] = [
	["English", en],
	["French", fr],
	["Hindi", hi],
];

describe.each(texts)("the content rules in %s", (_, text) => {
	test("name five kinds that are accepted, seven that are refused, three steps and four questions", () => {
		expect({
			accepted: text.accepted.kinds.length,
			refused: text.refused.kinds.length,
			steps: text.moderation.steps.length,
			questions: text.questions.list.length,
		}).toEqual({ accepted: 5, refused: 7, steps: 3, questions: 4 });
	});

	test("let the path fork at its last step only", () => {
		expect(text.moderation.steps.map(({ ends }) => ends !== undefined)).toEqual([false, false, true]);
	});

	test("take the examples in the same order as in English, and say none of them twice", () => {
		expect(text.rewordings.pairs.map(({ category }) => category)).toEqual(
			en.rewordings.pairs.map(({ category }) => category),
		);
		const notes = [
			...text.accepted.kinds.map(({ example }) => example),
			...text.rewordings.pairs.flatMap(({ refused, accepted }) => [refused, accepted]),
		];
		expect(new Set(notes).size).toBe(notes.length);
	});
});

test("each language has examples of its own", () => {
	const notesOf = ({ rewordings }: ConditionsText) => rewordings.pairs.map(({ accepted }) => accepted);
	const notes = texts.flatMap(([, text]) => notesOf(text));
	expect(new Set(notes).size).toBe(notes.length);
});
