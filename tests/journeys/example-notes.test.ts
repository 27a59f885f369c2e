import { describe, expect, it } from "vitest";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { byLocale, locales } from "#i18n/locales.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { textOfPage } from "#web/site/document/page-modules.ts";
import type { ConditionsText } from "#web/site/pages/conditions/conditions-text.ts";

await prepareModerator();

const texts = byLocale((locale) => textOfPage("conditions", locale) as ConditionsText);

describe.each(locales)("the content rules in %s keep their word", (locale) => {
	const { accepted, rewordings } = texts[locale];

	it.each([...accepted.kinds.map(({ example }) => example), ...rewordings.pairs.map((pair) => pair.accepted)])(
		"approved: %s",
		(note) => {
			expect(moderate(note)).toMatchObject({ approved: true });
		},
	);

	it.each(rewordings.pairs)("refused as $category: $refused", ({ category, refused }) => {
		expect(moderate(refused)).toMatchObject({ approved: false, category });
	});

	it("show one note of every kind that is refused for what it says", () => {
		const spoken = refusalCategories.filter((category) => category !== "unreadable");
		expect(rewordings.pairs.map(({ category }) => category).toSorted()).toEqual(spoken.toSorted());
	});
});
