import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { doubtBounds } from "#moderation/doubt-bounds.ts";
import { holdFiles } from "./hold-figures.ts";

const files = await holdFiles();

it.each(Object.entries(files))(
	"%s is what `npm run moderation:hold` writes for these weights and rules",
	(path, text) => {
		expect(readFileSync(path, "utf8")).toBe(text);
	},
);

it("the bounds rise with the share, and none of them is what a rule proves", () => {
	const bounds = Object.values(doubtBounds);
	expect(bounds).toHaveLength(50);
	expect(bounds).toEqual(bounds.toSorted((left, right) => left - right));
	expect(bounds[0]).toBeGreaterThan(0);
	expect(bounds.at(-1)).toBeLessThan(1);
});
