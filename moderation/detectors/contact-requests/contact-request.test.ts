import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectContactRequests } from "./contact-request.ts";

const marked = (text: string) => detectContactRequests(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("asking for contact data", () => {
	it.each([
		"give me your number",
		"what's your phone number?",
		"can I have your number",
		"text me at lunch",
		"donne-moi ton numéro",
		"c'est quoi ton 06",
		"tu habites où ?",
		"je peux avoir ton num",
		"apna number do",
		"tumhara number kya hai",
		"अपना नंबर भेजो",
		"मेरा नंबर है",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"I deleted your number and kept your smile",
		"rien à te demander, ni ton numéro ni une photo",
		"your number of freckles",
		"tu es mon numéro un",
		"tumhara number delete kar diya",
		"तुम मेरी नंबर एक हो",
		"you live in my heart",
		"where do you live in my dreams",
		"call me crazy",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
