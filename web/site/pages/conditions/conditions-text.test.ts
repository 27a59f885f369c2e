import { describe, expect, test } from "vitest";
import { byLocale, defaultLocale, locales } from "#i18n/locales.ts";
import { textOfPage } from "#web/site/document/page-modules.ts";
import type { ConditionsText } from "./conditions-text.ts";

const texts = byLocale((locale) => textOfPage("conditions", locale) as ConditionsText);

describe.each(locales)("the content rules in %s", (locale) => {
	const text = texts[locale];

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
			texts[defaultLocale].rewordings.pairs.map(({ category }) => category),
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
	const notes = locales.flatMap((locale) => notesOf(texts[locale]));
	expect(new Set(notes).size).toBe(notes.length);
});
