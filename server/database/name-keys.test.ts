import { expect, it } from "vitest";
import { nameKey, nameShape } from "./name-keys.ts";

it.each([
	["bea", "Bea"],
	["béa", "BE\u0301A"],
	["bea", " ｂｅａ "],
	["анна", "АННА"],
	["straße", "STRASSE"],
	["σοφίας", "ΣΟΦΊΑΣ"],
])("%s and %s are one name", (one, other) => {
	expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
	["admin", "аdmin"], // Cyrillic а
	["ace", "асе"], // all Cyrillic
	["bob", "Вob"], // Cyrillic В
	["alice", "AIice"],
	["paul", "pau1"],
	["bob", "b0b"],
	["maria", "rnaria"],
	["omar", "οmar"], // Greek ο
])("%s and %s look alike, and are two names", (one, other) => {
	expect(nameShape(one)).toBe(nameShape(other));
	expect(nameKey(one)).not.toBe(nameKey(other));
});

it.each([
	["bea", "béa"],
	["anna", "hanna"],
	["प्रिया", "प्रीति"],
	["rose", "rosa"],
])("%s and %s are told apart", (one, other) => {
	expect(nameShape(one)).not.toBe(nameShape(other));
	expect(nameKey(one)).not.toBe(nameKey(other));
});
