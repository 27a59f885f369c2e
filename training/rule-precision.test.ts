import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { findByRules } from "#moderation/rules.ts";
import { namedRules } from "./named-rules.ts";
import { measureRules, precisionOf } from "./rule-precision.ts";

const samples = [
	"Call me, 06 12 34 56 78, or write to jane@example.org, https://example.com, @jane_1990 on insta",
	"IBAN FR7630006000011234567890189, 48.8584, 2.2945, 12 rue des Lilas 75011 Paris",
	"what's your phone number?",
	"I don't want to live any more.",
	"I will kill you, you stupid bitch, you faggot, go back to your country, send nudes, suck my dick",
	"Can we meet tomorrow? I have been following you home. Buy now, promo code!",
	"Я тебя люблю и думаю о тебе каждый день",
	"🔫🔫",
];

describe("the named rules", () => {
	it.each(samples)("find together what the moderator's rules find: %s", (text) => {
		const views = normalise(text);
		const place = ({ category, start, end }: { category: string; start: number; end: number }) =>
			`${category} ${start}–${end}`;
		const { detected, selfHarm = [], threats = [], words = [], listed } = findByRules(views);
		const proofs = [...detected, ...selfHarm].map(place).toSorted();
		const suspicions = [...threats, ...words, ...listed].map(place).toSorted();
		const byName = (proves: boolean) =>
			namedRules.flatMap((rule) => (rule.proves === proves ? rule.find(views).map(place) : [])).toSorted();
		expect(byName(true)).toEqual(proofs);
		expect(byName(false)).toEqual(suspicions);
		expect(proofs.length + suspicions.length).toBeGreaterThan(0);
	});
});

describe("the precision of rules", () => {
	const texts = [
		{ text: "I will kill you", label: "reject" },
		{ text: "I will kill you, said the knight to the dragon. I will kill you too, said the dragon.", label: "accept" },
		{ text: "You are the kindest person I know", label: "accept" },
	] as const;

	it("counts notes by what they should be, for a rule and for its phrases", () => {
		const threats = measureRules(texts).filter(({ rule }) => rule === "threats");
		expect(threats[0]).toMatchObject({ part: undefined, refused: 1, kind: 1, proves: false });
		expect(threats[0]?.mistakes[0]?.marked).toBe("I will kill you");
		expect(threats.slice(1).map(({ refused, kind }) => [refused, kind])).toContainEqual([1, 1]);
	});

	it("leaves out what a label does not speak of", () => {
		const fired = measureRules([{ text: "I will kill you", label: "accept", clearOf: ["sexual"] }]);
		expect(fired.filter(({ kind, refused }) => kind + refused > 0)).toEqual([]);
	});

	it("is a share with its interval, and none without cases", () => {
		expect(precisionOf({ refused: 99, kind: 1 })).toMatchObject({ share: 0.99 });
		expect(precisionOf({ refused: 99, kind: 1 })?.low).toBeLessThan(0.98);
		expect(precisionOf({ refused: 0, kind: 0 })).toBeUndefined();
	});
});
