import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { obsessionPhrases } from "./obsession-phrases.ts";
import { detectorOf } from "./phrase-list.ts";

const marked = (text: string) =>
	detectorOf(obsessionPhrases)(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("obsession", () => {
	it.each([
		"I am watching you",
		"I follow you home",
		"you belong to me",
		"you are mine only",
		"if you leave me I will kill myself",
		"if I can't have you nobody will",
		"don't talk to other guys",
		"I know what time you leave",
		"answer me!",
		"si tu me quittes je me tue",
		"réponds ou je meurs",
		"tu m'appartiens",
		"je te surveille",
		"je t'ai suivie jusqu'à chez toi",
		"je t'interdis de sortir",
		"tu sirf meri hai",
		"agar mujhe chhod diya to mar jaunga",
		"tera peecha karta hoon",
		"तू सिर्फ मेरी है",
		"मुझे छोड़ा तो जान दे दूँगा",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"I would die for you",
		"I miss you",
		"crazy about you",
		"be happy even without me",
		"I think of you all day",
		"my heart belongs to you",
		"je pense à toi",
		"mon cœur t'appartient",
		"sans toi les jours sont longs",
		"reste, sinon le café refroidit",
		"tumhari yaad aati hai",
		"main tumhara hoon",
		"तुम्हारी याद आती है",
		"you answer me with such kindness",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});
