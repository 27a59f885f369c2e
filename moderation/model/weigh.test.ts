import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { loadTrainedModel, weigh } from "./weigh.ts";

await loadTrainedModel();

const weighed = (text: string) => weigh(normalise(text));

describe("the trained model", () => {
	it.each([
		"Your smile is the best part of my mornings",
		"You kill me with your smile.",
		"I am crazy about your laugh, and I miss you.",
		"Tu me manques depuis le jour où nous nous sommes rencontrés.",
		"Merci d’avoir tenu ma main à l’hôpital.",
		"तुम्हारी मुस्कान मेरी सुबह रोशन कर देती है।",
		"tumhari hansi sunke din ban jata hai",
	])("lets a kind note pass: %s", (text) => {
		expect(weighed(text).finding).toBeUndefined();
		expect(weighed(text).confidence).toBeGreaterThan(0.5);
	});

	it.each([
		["meeting", "Can we have a coffee on Saturday at six? I will wait by the fountain."],
		["harassment", "Everyone laughs at you behind your back, you are pathetic."],
		["obsessive", "I follow you home every night and I write down who you talk to. You belong to me."],
		["spam", "Use my code to get 50% off flowers, offer ends tonight!"],
		["meeting", "On se retrouve demain soir devant la gare, je t’attendrai."],
		["obsessive", "Si tu parles encore à lui, je saurai tout, je surveille ton téléphone."],
		["meeting", "कल शाम पार्क में मिलते हैं, मैं वहीं इंतज़ार करूँगा।"],
		["meeting", "kal shaam cafe mein milte hain, main wait karunga"],
	])("refuses as %s: %s", (category, text) => {
		expect(weighed(text).finding?.category).toBe(category);
	});

	it("points at the sentence that weighs most", () => {
		const text =
			"Your voice is warm. Meet me at the fountain on Saturday at six, I will be waiting there with two coffees.";
		const { finding } = weighed(text);
		expect(text.slice(finding?.start, finding?.end)).toBe(
			"Meet me at the fountain on Saturday at six, I will be waiting there with two coffees.",
		);
	});

	it("has an answer for every text, with a place inside it", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
				const { finding, confidence } = weighed(text);
				expect(confidence).toBeGreaterThanOrEqual(0);
				expect(confidence).toBeLessThanOrEqual(1);
				if (finding === undefined) return;
				expect(finding.start).toBeGreaterThanOrEqual(0);
				expect(finding.end).toBeGreaterThan(finding.start);
				expect(finding.end).toBeLessThanOrEqual(text.length);
			}),
		);
	});
});
