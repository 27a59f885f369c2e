import { beforeAll, describe, expect, it } from "vitest";
import { prepareModerator } from "#moderation/moderate.ts";
import { maskPersonal } from "./mask-personal.ts";

beforeAll(prepareModerator);

describe("a masked note", () => {
	it.each([
		["Dear rahul, you make me smile", "Dear […], you make me smile"],
		["Your smile makes me happy, Marie", "Your smile makes me happy, […]"],
		["Zdenka, tu es mon soleil", "[…], tu es mon soleil"],
		["I told Pierre Dupont that I love you", "I told […] that I love you"],
		["Je m'appelle zoran et je t'aime", "Je m'appelle […] et je t'aime"],
		["प्रिय ज़रीना, तुम बहुत प्यारी हो", "प्रिय […], तुम बहुत प्यारी हो"],
		["मुझे राहुल की याद आती है", "मुझे […] की याद आती है"],
		["mera naam asha hai, tum mujhe pasand ho", "mera naam […] hai, tum mujhe pasand ho"],
		["I love you\nzoltan", "I love you\n[…]"],
		["Write to jack.doe@example.net, my love", "Write to […] my love"],
		["See www.example.org/me or https://example.com/x?y=1", "See […] or […]"],
		["Ring me on 06 12 34 56 78, my dear", "Ring me on […] my dear"],
		["We met on the 14th at 18h30, in room 214", "We met on the […] at […] in room […]"],
		["तुम २४ साल की हो", "तुम […] साल की हो"],
	])("holds nothing personal: %s", (text, masked) => {
		expect(maskPersonal(text)).toBe(masked);
	});

	it.each([
		"You are the best part of my day, my love",
		"Tu es la plus belle chose qui me soit arrivée. Merci mon amour",
		"Tum bahut pyaari ho, mujhe tumhari aankhein pasand hain",
		"तुम मेरी ज़िंदगी की सबसे प्यारी बात हो",
		"I think that I'm in love. You know it, I know it",
		"",
	])("is as it was where nothing is: %s", (text) => {
		expect(maskPersonal(text)).toBe(text);
	});

	it("misses, as its description says, a rare name in small letters, numbers in words, and what a riddle tells", () => {
		for (const text of ["i saw zoltana smile", "मैंने ज़ोल्टाना को देखा", "I am twenty years old, behind the old mill"]) {
			expect(maskPersonal(text)).toBe(text);
		}
	});

	it("takes time in proportion to its length", () => {
		expect(maskPersonal("Aa1 @".repeat(20_000)).length).toBeLessThan(100_000);
	});
});
