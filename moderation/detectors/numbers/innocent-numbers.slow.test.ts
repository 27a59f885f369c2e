import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detect } from "#moderation/detectors/detect.ts";
import { normalise } from "#moderation/normalise.ts";
import { innocentNumbers } from "#tests/samples/innocent-number-samples.ts";

const seed = 20_261_120;
const runs = 5000;

describe("numbers that reach nobody", () => {
	it(`raise no alarm in ${runs} generated notes`, () => {
		const alarms = fc.sample(innocentNumbers, { numRuns: runs, seed }).flatMap((text) =>
			detect(normalise(text))
				.filter(({ category }) => category === "personal_info")
				.map(({ start, end }) => `${text} [${text.slice(start, end)}]`),
		);
		expect([...new Set(alarms)].slice(0, 30)).toEqual([]);
	});

	it.each([
		"143, 24/7, 365. bas itne hi number aate h mujhe pyaar me",
		"phone ka 143 wala message, 24/7 wait, 365 din",
		"Call me sentimental: 14 years, 3 dogs, 2 floods and 1 mortgage, 365 days a year",
		"zéro levure, six œufs, trente-neuf minutes, quatre-vingt-dix-huit grammes de beurre, douze noix",
		"Les nombres 4 8 15 16 23 42, comme dans la série",
		"My jersey is 10, yours 23, we won 98 to 76 in 2019",
	])("%s", (text) => {
		expect(detect(normalise(text)).filter(({ category }) => category === "personal_info")).toEqual([]);
	});
});
