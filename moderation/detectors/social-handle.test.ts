import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectSocialHandles } from "./social-handle.ts";

const marked = (text: string) => detectSocialHandles(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("names in social networks", () => {
	it.each([
		"@jane_doe",
		"insta: jane.doe",
		"IG = jane.doe",
		"my snap is janed",
		"add me on telegram",
		"DM me on insta",
		"find me on Facebook",
		"hit me up on snap",
		"what's your insta?",
		"mon insta c'est jane",
		"ajoute-moi sur snap",
		"écris moi sur telegram",
		"mon pseudo c'est jane",
		"insta pe msg karo",
		"mera insta id jane",
		"मेरा इंस्टा आईडी जेन",
		"टेलीग्राम पर मैसेज करना",
		"add me on 1nstagram",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"your instagram photos make me smile",
		"I saw you on the telegram poster",
		"ton sourire vaut tous les snaps",
		"tumhari insta photo bahut pyari hai",
		"I am @ home",
		"facebook reminded me of our summer",
		"@home",
		"je t'ai vue sur la photo",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
