import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import {
	disguisedAddress,
	disguisedCoordinates,
	disguisedEmail,
	disguisedHandle,
	disguisedPayment,
	disguisedUrl,
} from "#tests/samples/contact-data-samples.ts";
import { disguisedPhone } from "#tests/samples/phone-samples.ts";
import { detect } from "./detect.ts";

const seed = 20_261_120;
const allowedMisses = 0.005;
const shown = 15;

function findsPersonalInfo(text: string): boolean {
	return detect(normalise(text)).some(({ category }) => category === "personal_info");
}

describe("contact data in disguise are found in 99.5 % of generated notes", () => {
	it.each([
		["telephone numbers", disguisedPhone, 10_000],
		["e-mail addresses", disguisedEmail, 10_000],
		["links", disguisedUrl, 4000],
		["names in networks", disguisedHandle, 4000],
		["accounts, cards and identity numbers", disguisedPayment, 4000],
		["coordinates", disguisedCoordinates, 4000],
		["postal addresses", disguisedAddress, 4000],
	])("%s", (_, sample, runs) => {
		const missed = fc.sample(sample, { numRuns: runs, seed }).filter((text) => !findsPersonalInfo(text));
		expect(missed.length / runs, [...new Set(missed)].slice(0, shown).join(" | ")).toBeLessThanOrEqual(allowedMisses);
	});
});
