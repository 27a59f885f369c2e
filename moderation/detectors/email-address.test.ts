import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectEmailAddresses } from "./email-address.ts";

const marked = (text: string) => detectEmailAddresses(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("e-mail addresses", () => {
	it.each([
		"jane@example.org",
		"JANE.DOE+love@mail.example.co.uk",
		"jane @ gmail . com",
		"jane＠gmail．com",
		"jane at gmail dot com",
		"jane (at) gmail [dot] com",
		"jane@gmail.com.It is me",
		"jane arobase gmail point com",
		"jane chez gmail point fr",
		"jane at the rate gmail dot com",
		"जेन एट जीमेल डॉट कॉम",
		"jane ऐट याहू डॉट कॉम",
		"jane@okaxis",
		"प्रिया ऐट ओके एक्सिस",
		"moc.liamg@enaj, turned round",
		"jeanne.dupont chez orange",
		"janes, then the round a, then gmail",
		"my email is on the card",
		"j​ane@gm​ail.com",
		"jane[at]lavender-post[dot]net",
		"j a n e @ g m a i l . c o m",
		"jane📧gmail.com",
		"ｊａｎｅ＠ｇｍａｉｌ．ｃｏｍ",
		"jane@ybl",
		"jane arobase laposte point net",
		"gmail,com",
		"rohan डॉट के ऐट जीमेल डॉट कॉम",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"I am @ home",
		"meet me at dawn, dot your i",
		"at this point in time",
		"we laughed at a dot on the map",
		"je suis chez moi, point final",
		"5 @ 3 €",
		"love@first sight",
		"tum aath baje ek dot ban gaye",
		"je suis chez laposte depuis dix ans",
		"at the rate we are going, forever",
		"mail likh rahi hoon isliye",
		"a stone round a family's neck",
		"step round a sleeping hound",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});

	it("marks the address and nothing else", () => {
		expect(marked("Write to jane@example.org, love")).toEqual(["jane@example.org"]);
		expect(marked("a@b.com c@d.fr")).toEqual(["a@b.com", "c@d.fr"]);
	});
});
