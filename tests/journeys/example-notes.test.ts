import { describe, expect, it } from "vitest";
import { refusalCategories } from "#contract/moderation.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { text as en } from "#web/site/pages/conditions/conditions-text.en.tsx";
import { text as fr } from "#web/site/pages/conditions/conditions-text.fr.tsx";
import { text as hi } from "#web/site/pages/conditions/conditions-text.hi.tsx";
import type { ConditionsText } from "#web/site/pages/conditions/conditions-text.ts";

await prepareModerator();

const texts: readonly (readonly [string, ConditionsText])[] = [
	["English", en],
	["French", fr],
	["Hindi", hi],
];

describe.each(texts)("the content rules in %s keep their word", (_, { accepted, rewordings }) => {
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
