import { describe, expect, it } from "vitest";
import { moderate, prepareModerator } from "./moderate.ts";
import { normalise } from "./normalise.ts";
import { findSelfHarm, speaksOfSelfHarm } from "./self-harm.ts";

await prepareModerator();

const despair = [
	"I don't want to live any more.",
	"i dont wanna live anymore",
	"I just want to die. You were the last good thing.",
	"Most nights I lie awake. I want to kill myself and nobody knows.",
	"I'm going to end my life on Friday.",
	"I have been thinking about suicide since you left",
	"Everyone would be better off without me, you too.",
	"I wish I had never been born",
	"Je ne veux plus vivre.",
	"J’ai envie de mourir, tu étais ma seule lumière.",
	"je vais me suicider ce soir",
	"J'ai plus aucune raison de vivre",
	"Je pense à mettre fin à mes jours.",
	"J’ai des idées suicidaires depuis ton départ.",
	"अब मैं जीना नहीं चाहता।",
	"मैं आत्महत्या कर लूँगा",
	"मुझे अब और जीना नहीं है, बस यही कहना था।",
	"मैं मरना चाहती हूँ।",
	"ab mujhe jeena nahi hai",
	"main marna chahta hu, sab khatam ho gaya",
	"khudkushi kar lungi main",
];

const pressure = [
	"I'd kill myself if you ever left me",
	"Say no once more and I will slit my wrists.",
	"Si tu me quittes, je me coupe les veines.",
	"जवाब नहीं दिया तो नस काट लूँगा।",
	"reply karo warna zeher kha lunga",
];

const twins = [
	"I would die for you",
	"I'm dying to read you again",
	"I nearly died laughing at your joke",
	"I want to die laughing beside you when we are ninety",
	"I want to die in your arms, seventy years from now",
	"I could kill myself for forgetting your birthday, forgive me",
	"I don't want to live in a world without your bad puns",
	"I don't want to die before I have told you this: you matter to me.",
	"You gave me back a reason to live. Thank you.",
	"I used to think nobody cared. Then you knocked.",
	"When you told me “I want to kill myself”, I was so afraid. I am glad that you stayed.",
	"The suicide note in that film made us both cry.",
	"je meurs de rire",
	"J’ai envie de mourir de rire dès que tu ouvres la bouche",
	"Je veux mourir dans tes bras, vieux et ridé",
	"Je ne veux plus vivre sans ta musique",
	"Je vais me tuer à la tâche, mais je finirai ton pull",
	"J’en finis avec les timidités : je t’aime bien.",
	"teri yaad mein mar gaya",
	"tumhare liye jaan de dunga, itna pyaar hai",
	"तुम्हारी हँसी पर मर गया मैं",
	"मैं तुम्हारी बाँहों में मरना चाहता हूँ, सौ साल बाद",
	"मैं तुम्हारे बिना जीना नहीं चाहता, तुम मेरी चाय हो",
	"mar jaunga hans hans ke, tum bhi na",
];

describe("a note that speaks of the writer's own death or harm", () => {
	it.each([...despair, ...pressure])("is refused, and its sender shown help lines: %s", (text) => {
		const views = normalise(text);
		expect(findSelfHarm(views)).not.toEqual([]);
		expect(speaksOfSelfHarm(views)).toBe(true);
		expect(moderate(text).approved).toBe(false);
	});

	it("is marked where it does", () => {
		const text = "You are kind. I don't want to live any more. Sorry.";
		expect(findSelfHarm(normalise(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
			"I don't want to live",
		]);
	});

	it.each(despair)("counts as too heavy a burden for a reader, not as an attack: %s", (text) => {
		expect(moderate(text)).toMatchObject({ approved: false, category: "obsessive", speaksOfSelfHarm: true });
	});
});

describe("words that only resemble it", () => {
	it.each(twins)("are no reason: %s", (text) => {
		expect(findSelfHarm(normalise(text))).toEqual([]);
	});

	it.each(twins.filter((text) => !/suicide|kill|jaan|mar jaunga/.test(text)))(
		"show no help lines either: %s",
		(text) => {
			expect(speaksOfSelfHarm(normalise(text))).toBe(false);
		},
	);

	it("may show help lines where the note is refused for something else", () => {
		expect(speaksOfSelfHarm(normalise("If you leave I will jump"))).toBe(true);
		expect(findSelfHarm(normalise("If you leave I will jump"))).toEqual([]);
	});
});
