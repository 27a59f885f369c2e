import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "#moderation/moderate.ts";
import { normalise } from "#moderation/normalise.ts";
import { detect } from "./detect.ts";

await prepareModerator();

/**
 * Contact data in disguise and innocent numbers, a note a line, written by hand in four forms of language. Lines with an
 * odd number were used to mend the detectors. Those with an even number are held out: look at their figure only.
 */
function notesOf(name: string): readonly string[] {
	const file = new URL(`../../tests/samples/contact-data/${name}.txt`, import.meta.url);
	return readFileSync(file, "utf8").trimEnd().split("\n");
}

const provenBy = (text: string) => detect(normalise(text)).some(({ category }) => category === "personal_info");

describe.each([
	["for development", 0],
	["held out", 1],
])("an exam of contact data written by hand, the half %s", (_, half) => {
	const read = (name: string) => notesOf(name).filter((__, at) => at % 2 === half);

	it("is passed by rules in four of five notes, and with the model in 97 of 100", () => {
		const disguised = read("disguised");
		expect(disguised.filter(provenBy).length / disguised.length).toBeGreaterThanOrEqual(0.8);
		expect(disguised.filter((text) => !moderate(text).approved).length / disguised.length).toBeGreaterThanOrEqual(0.97);
	});

	it("sees no contact data in innocent numbers by rule", () => {
		expect(read("innocent").filter(provenBy)).toEqual([]);
	});
});

it("leaves later innocent numbers alone: none is refused by rule, three at most by the model", () => {
	const later = notesOf("innocent-later");
	expect(later.filter(provenBy)).toEqual([]);
	expect(later.filter((text) => !moderate(text).approved).length).toBeLessThanOrEqual(3);
});
