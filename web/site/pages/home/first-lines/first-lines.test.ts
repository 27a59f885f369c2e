import { beforeAll, describe, expect, test } from "vitest";
import { locales, samples } from "#i18n/locales.ts";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { feelings, loadFirstLines } from "./first-lines.ts";

/** How somebody may go on who was at a loss for words. */
const endings = samples({
	en: ["", " I just wanted you to know.", "\n\nThank you for being you."],
	fr: ["", " Je voulais juste que tu le saches.", "\n\nMerci d’être toi."],
	hi: ["", " बस इतना ही कहना था।", "\n\nतुम हो, तो सब अच्छा लगता है।"],
});

beforeAll(prepareModerator);

describe.each(locales)("the first lines in %s", (locale) => {
	test("are twelve, some for every feeling, none twice", async () => {
		const lines = await loadFirstLines(locale);
		const all = feelings.flatMap((feeling) => lines[feeling]);
		expect(new Set(all).size).toBe(12);
		expect(all).toHaveLength(12);
		for (const feeling of feelings) expect(lines[feeling].length).toBeGreaterThanOrEqual(2);
	});

	test("are approved by our own moderator, alone and with a plain ending", async () => {
		const lines = await loadFirstLines(locale);
		const notes = feelings.flatMap((feeling) =>
			lines[feeling].flatMap((line) => endings[locale].map((end) => line + end)),
		);
		expect(notes.filter((note) => !moderate(note).approved)).toEqual([]);
	});
});
