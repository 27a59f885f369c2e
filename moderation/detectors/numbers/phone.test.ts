import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { disguisedPhone } from "#tests/samples/phone-samples.ts";
import { detectPhones } from "./phone.ts";

function found(text: string): readonly string[] {
	return detectPhones(normalise(text)).map(({ start, end }) => text.slice(start, end));
}

describe("telephone numbers", () => {
	it.each([
		["06 12 34 56 78", "06 12 34 56 78"],
		["call me at 415-555-2671 tonight", "415-555-2671"],
		["मेरा नंबर ९८७६५४३२१० है", "९८७६५४३२१०"],
		["(020) 7946 0958", "(020) 7946 0958"],
		["+33 6 12 34 56 78", "+33 6 12 34 56 78"],
		["0044 7911 123456", "0044 7911 123456"],
		["O6.I2.34.56.78", "O6.I2.34.56.78"],
		["0️⃣6️⃣ 1️⃣2️⃣ 3️⃣4️⃣ 5️⃣6️⃣ 7️⃣8️⃣", "0️⃣6️⃣ 1️⃣2️⃣ 3️⃣4️⃣ 5️⃣6️⃣ 7️⃣8️⃣".slice(0, -2)],
		["zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit", undefined],
		["zéro six quatre-vingt-dix-neuf vingt et un quarante zéro trois", undefined],
		["nine eight double seven, triple five, one two oh", undefined],
		["four one five, five five five, twenty-six seventy one", undefined],
		["nau ek saat chhah paanch chaar aath do ek shunya", undefined],
		["नौ आठ सात छह पांच चार सात दो एक शून्य", undefined],
		["n!ne s3ven d0uble 0ne f1ve six two thr3e zero four", undefined],
		["06❤️12❤️34❤️56❤️78", "06❤️12❤️34❤️56❤️78"],
		["I'm 24, 9876543210", "9876543210"],
		["My number is 555 0142", "555 0142"],
		["98😘76😘54😘32😘10", "98😘76😘54😘32😘10"],
		["अट्ठानवे छिहत्तर चौवन बत्तीस दस", undefined],
		["My digits: nine, eight, seven, six, five, four, three, two, one, zero. Ring once.", undefined],
		["nau aath saat chhe paanch chaar teen do ek zero pe call karna", undefined],
		["9.8 7.6 5.4 3.2 1.0", undefined],
		["0 doute\n6 roses\n1 lune\n2 mains\n3 mots\n4 saisons\n5 sens\n6 cordes\n7 nuits\n8 bras", undefined],
		["0 roses\n7 lilies\n7 tulips\n0 thorns\n0 lies\n9 wishes\n0 fears\n0 tears\n1 you\n2 us\n3 words", undefined],
		["my number backwards: 876 543 2160", "876 543 2160"],
	])("finds the one in %j", (text, number) => {
		const numbers = found(text);
		expect(numbers).toHaveLength(1);
		if (number !== undefined) expect(numbers[0]).toBe(number);
	});

	it.each([
		"143",
		"ISBN 978-0-14-143951-8: the book we both cried over",
		"ten nine eight seven six five four three two one zero",
		"das nau aath saat chhe paanch chaar teen do ek, naya saal mubarak",
		"1432, always",
		"24/7",
		"14/02/2026",
		"14/02/2026 18:30",
		"I turned 30 on 14/02/2026, 365 days with you",
		"since 2019-06-21, 2000 mornings",
		"2026-02-14, 2027-02-14",
		"14 February 2026",
		"from 1998 to 2026",
		"1998, 2003, 2010, 2015",
		"I am 27 and you are 31",
		"at 18:30, 7 o'clock or 06h30",
		"1001 nuits",
		"1 Corinthians 13:4-7",
		"365 days, 52 weeks, 8760 hours",
		"19,99 € or $1,234,567,890",
		"1 000 000 de baisers",
		"9 876 543 210 baisers",
		"1000000000 kisses, 8000000000 people",
		"one two three four five six seven eight nine ten eleven",
		"un deux trois quatre cinq six sept huit neuf dix onze douze",
		"एक दो तीन चार पांच छह सात आठ नौ दस",
		"10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0",
		"3.14159265358979",
		"48.8566, 2.3522",
		"21-19 21-17 21-15",
		"I deleted your number and kept your smile",
		"weight 82 81.5 83 82.2 84. phone rakha aur hasa",
		"10.2, 10.4, 9.8, 10.6, 10.9, phir 7.1: har number yaad hai",
		"BP 110/70, 130/85, 150/95, itne number kabhi nahi daraye",
		"waiting list 84, 61, 33, 12, 3, har number ke saath dil badha",
		"ticket no. 0048213, and you stayed on the phone with me",
		"From 1979 to 2004 you put 50p in my shoe, and I never rang to say thank you",
		"1 rose\n2 hands\n3 words\n4 seasons\n5 senses\n6 strings\n7 nights\n8 arms\n9 lives\n10 toes",
		"एक जनम में मैं घास था\nनौ बजे तक तुम ओस\nतीन साल मैं दीवार\nऔर तुम छिपकली\nहँसो मत\nदो जनम और",
		"300 log ek zoom call pe, aur sirf tum muskurayi",
		"I know the number, 40457, and the coach, 262, and the berth, 35, and you had 36, at 1:15, 3:50 and 5:20, 800 days ago, with 2 rolls and 3 stories",
	])("leaves %j alone", (text) => {
		expect(found(text)).toEqual([]);
	});

	it("survives formats, scripts, languages and noise", () => {
		const missed: string[] = [];
		const runs = 2000;
		fc.assert(
			fc.property(disguisedPhone, (text) => {
				if (found(text).length === 0) missed.push(text);
			}),
			{ numRuns: runs },
		);
		expect(missed.length / runs, missed.slice(0, 10).join(" | ")).toBeLessThanOrEqual(0.01);
	});

	it("raises no alarm over innocent numbers", () => {
		fc.assert(
			fc.property(innocentNumbers, (text) => {
				expect(found(text)).toEqual([]);
			}),
			{ numRuns: 2000 },
		);
	});
});

const day = fc.integer({ min: 1, max: 28 });
const month = fc.integer({ min: 1, max: 12 });
const year = fc.integer({ min: 1900, max: 2099 });
const two = (value: number) => String(value).padStart(2, "0");
const date = fc
	.tuple(day, month, year, fc.constantFrom("/", "-", "."))
	.chain(([d, m, y, s]) =>
		fc.constantFrom(`${two(d)}${s}${two(m)}${s}${y}`, `${y}-${two(m)}-${two(d)}`, `${d}${s}${m}${s}${y}`),
	);
const time = fc
	.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
	.map(([h, m]) => `${h}:${two(m)}`);
const innocentNumbers = fc.oneof(
	date,
	fc.tuple(date, time).map(([d, t]) => `${d} ${t}`),
	fc.tuple(date, date).map(([a, b]) => `${a}, ${b}`),
	fc.tuple(year, year, year).map((years) => years.join(", ")),
	fc.tuple(year, year).map(([a, b]) => `${a}-${b}`),
	fc.tuple(day, day).map(([a, b]) => `we are ${a} and ${b} years old`),
	fc.integer({ min: 1, max: 999_999 }).map((price) => `${price} €`),
	fc.tuple(day, day, day).map(([c, a, b]) => `1 Corinthians ${c}:${a}-${b}`),
	fc.integer({ min: 1, max: 9_999_999 }).map((count) => `${count.toLocaleString("fr-FR")} baisers`),
	fc
		.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 5, max: 12 }), fc.constantFrom(1, 2, 5, -1))
		.map(([from, length, step]) => Array.from({ length }, (_, at) => from + 20 + at * step).join(", ")),
);
