import { readForm } from "./behaviours.ts";

/** Another way to send the same note. `at` is the note's number, so that what varies is the same every time. */
type Disguise = (text: string, at: number, form: string) => string;

/** What must not change a verdict. */
export const disguises: Readonly<Record<string, Disguise>> = {
	"hidden at the start of a letter": (text, at, form) => hidden(text, at, form, 0),
	"hidden in the middle of a letter": (text, at, form) => hidden(text, at, form, 4),
	"hidden at the end of a letter": (text, at, form) => hidden(text, at, form, 8),
	"in capitals": (text) => text.toUpperCase(),
	"with typing errors": (text, at) =>
		changeWords(text, 5, (word, index) => (index % 3 === at % 3 ? swapped(word) : word)),
	"in leetspeak": (text) =>
		changeWords(text, 4, (word) => word.replace(/[aeio]/gi, (letter) => leet[letter.toLowerCase()] ?? "")),
	"with letters apart": (text) =>
		changeWords(text, 4, (word) => [...letterGroups.segment(word)].map(({ segment }) => segment).join(" ")),
	"with look-alike letters": (text) => text.replace(/[aeocpx]/g, (letter) => lookAlike[letter] ?? ""),
	"with invisible characters": (text) => changeWords(text, 4, (word) => `${word.slice(0, 2)}\u200b${word.slice(2)}`),
	"with emoji": (text) =>
		text
			.split(" ")
			.map((word, at) => (at % 3 === 2 ? `${word} 🌹` : word))
			.join(" "),
	"without punctuation": (text) => text.replace(/[.,;:!?…।]+(?=\s|$)/g, "").toLowerCase(),
	"with drawn-out letters": (text) => changeWords(text, 4, (word) => word.replace(/([aeiou])(?=[a-z]?$)/, "$1$1$1$1")),
};

const leet: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0" };
const lookAlike: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", c: "с", p: "р", x: "х" };
const letterGroups = new Intl.Segmenter("und", { granularity: "grapheme" });

function hidden(text: string, at: number, form: string, place: number): string {
	const letters = lettersIn(form);
	const sentences = letters[at % letters.length] ?? [];
	return [...sentences.slice(0, place), text, ...sentences.slice(place)].join(" ");
}

const lettersByForm = new Map<string, readonly (readonly string[])[]>();

/** Long tender letters, by sentences, in which a short note can be hidden. With the note they stay below 1,000 characters. */
function lettersIn(form: string): readonly (readonly string[])[] {
	const known = lettersByForm.get(form);
	if (known !== undefined) return known;
	const letters = readForm(form, "letters.txt")
		.trimEnd()
		.split("\n\n")
		.map((letter) => letter.split("\n"));
	lettersByForm.set(form, letters);
	return letters;
}

/** Changes each word of at least `min` letters. */
function changeWords(text: string, min: number, change: (word: string, index: number) => string): string {
	let index = 0;
	return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
		index += 1;
		return word.length < min ? word : change(word, index);
	});
}

/** Two letters in the middle change places, as in haste. */
function swapped(word: string): string {
	const middle = Math.floor(word.length / 2);
	return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`;
}
