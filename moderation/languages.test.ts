import { describe, expect, it } from "vitest";
import { locales } from "#i18n/locales.ts";
import { moderatorLanguages, requireLanguages } from "./languages.ts";

describe("the moderator", () => {
	it("can judge every language of the pages", () => {
		expect(() => requireLanguages(locales, moderatorLanguages())).not.toThrow();
	});

	it("asks for the vocabulary of a language that has none", () => {
		expect(() => requireLanguages([...locales, "tlh"], moderatorLanguages())).toThrow(
			/^The language "tlh" has no moderator's vocabulary: write moderation\/vocabulary\/tlh\.tsv and train with it/,
		);
	});

	it("asks for a training with a vocabulary that is new", () => {
		const { vocabularies, thresholds } = moderatorLanguages();
		const known = { vocabularies: [...vocabularies, "tlh-latn"], thresholds };
		expect(() => requireLanguages([...locales, "tlh"], known)).toThrow(/not trained with its vocabulary of "tlh"/);
	});
});
