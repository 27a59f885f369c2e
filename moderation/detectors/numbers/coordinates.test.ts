import { describe, expect, it } from "vitest";
import { normalise } from "#moderation/normalise.ts";
import { detectCoordinates, suspectRememberedCoordinates } from "./coordinates.ts";

const marked = (text: string) => detectCoordinates(normalise(text)).map(({ start, end }) => text.slice(start, end));

describe("coordinates", () => {
	it.each([
		"48.8566, 2.3522",
		"48,8566 ; 2,3522",
		"51.0543 and -3.0021",
		"28.6139° N 77.2090° E",
		"५१.५०७४, ०.१२७८",
		"48°51'24\" N",
		"28 degrees 36 minutes north",
		"48 degrés 51 minutes nord",
		"quarante-huit virgule 8566 nord, deux virgule 3522 est",
		"अट्ठाईस डिग्री 36 मिनट उत्तर",
		"latitude: 48.85",
		"8FW4V75V+8Q",
		"V75V+8Q Paris",
		"///filled.count.soap",
	])("found: %s", (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it.each([
		"3.14159265358979",
		"180 °C for 45 minutes",
		"we walked 3.5 km, 2.25 of them in the rain",
		"90 degrees north of reason",
		"2222+22",
		"x2+x3",
		"the latitude of your laughter",
		"95.1234, 200.5678",
		"à 37,2 le matin, 38,5 le soir",
	])("left alone: %s", (text) => {
		expect(marked(text)).toEqual([]);
	});
});

describe("coordinates of a memory", () => {
	it.each(["48.8584, 2.2945 : c'est là que tu as ri", "51.0543, -3.0021, where we got lost"])(
		"suspected: %s",
		(text) => {
			expect(marked(text)).toEqual([]);
			expect(suspectRememberedCoordinates(normalise(text))).toHaveLength(1);
		},
	);
});
