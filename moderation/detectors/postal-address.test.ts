import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectPostalAddresses, suspectLonePlaces } from "./postal-address.ts";

const marked = (text: string) => detectPostalAddresses(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("postal addresses", () => {
	it.each([
		"12 Rose Street",
		"221b Baker Street",
		"I am at 31 Fenwick Terrace",
		"12 rue des Lilas",
		"8, avenue de la Gare",
		"3 bis impasse du Moulin",
		"pin code 110001",
		"NE29 0LT",
		"twelve Rose Street",
		"PO Box 1189",
		"K1A 0B1",
		"75011 Paris",
		"Austin, TX 78701",
		"Mumbai 400001",
		"14 Nehru Marg, Ujjain",
		"flat 402, Rowan House",
		"makan number 44, gali 3",
		"makan 44, Ganjipura, Jabalpur",
		"सेक्टर 9 मकान नंबर 214",
		"फ्लैट ३०२, टावर बी",
		"BP 311, Grand-Bassam",
		"12 Viaduct Court",
	])("found: %j", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"room 101 of my heart",
		"26 letters and the way you arrange them",
		"you got up at 4:40 to drive the school bus",
		"7 miles each way, every Tuesday",
		"le 21 juin est trop court",
		"dressé à 18 h 07, place Bellecour",
		"5 stars in the sky",
		"10 ans de bonheur",
		"at 7 the street is empty",
		"la rue de tes yeux",
		"Psalm 119",
		"I waited 3 streets away",
		"chapter 12, verse 4",
		"Plot 16 at the allotments",
		"BP 120/80",
		"Le 14 tout court, parce que c'est notre jour",
		"J'habite à côté d'une mosquée et d'un kebab",
		"tumko dekh ke BP 140 ho jata hai",
		"on the ward, bed 7, you held my hand",
		"40 rangoli",
		"promo 2004, rang du radiateur",
		"gr8 2be with u",
		"deux rues plus loin",
	])("left alone: %j", (text) => {
		expect(marked(text)).toEqual([]);
	});
});

const suspected = (text: string) => suspectLonePlaces(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("the number of a flat, a ward or a sector with nothing else", () => {
	it.each([
		"sweets to our door, flat 9, though we never asked",
		"flat no. 12",
		"makan number 44",
		"फ्लैट ३०२",
		"सेक्टर 9",
		"sector 9 ka mod, gulabi tum",
		"Ward number 6 mein aapne paani pilaya",
		"गली नंबर 4",
	])("is suspected, not proven: %j", (text) => {
		expect(marked(text)).toEqual([]);
		expect(suspected(text)).not.toEqual([]);
	});

	it("is no suspicion where the address is proven", () => {
		expect(suspected("flat 402, Rowan House")).toEqual([]);
	});
});
