import { createOffsetWriter, type OffsetText } from "./offset-text.ts";

const letterOrMark = /^[\p{L}\p{M}]$/u;

/** Cuts runs of one letter to two: `sooooo` → `soo`. Digits stay, since a telephone number may repeat them. */
export function cutRepeats(view: OffsetText): OffsetText {
	if (!mayHaveRun(view.text)) return view;
	const writer = createOffsetWriter(view.text.length);
	let previous = "";
	let length = 0;
	let at = 0;
	for (const character of view.text) {
		length = character === previous ? length + 1 : 1;
		previous = character;
		const last = at + character.length - 1;
		if (length <= 2 || !letterOrMark.test(character)) {
			writer.write(character, view.starts[at] ?? 0, view.ends[last] ?? 0);
		}
		at += character.length;
	}
	return writer.finish();
}

/** Whether three characters, of one code unit or of two, may be alike. Most notes are done with this look. */
function mayHaveRun(text: string): boolean {
	for (let at = 2; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === text.charCodeAt(at - 2) && (unit === text.charCodeAt(at - 1) || unit >= 0xd800)) return true;
	}
	return false;
}

const doubledLimit = 4;
const lengthLimit = 24;

/** The spellings of a word with some or all of its doubled letters single: `fuuckk` → `fuckk`, `fuuck`, `fuck`. */
export function undoubledReadings(word: string): readonly string[] {
	if (word.length > lengthLimit) return [];
	const letters = [...word];
	const doubled = letters.flatMap((letter, index) => (index > 0 && letters[index - 1] === letter ? [index] : []));
	if (doubled.length === 0 || doubled.length > doubledLimit) return [];
	const readings: string[] = [];
	for (let dropped = 1; dropped < 1 << doubled.length; dropped += 1) {
		let reading = "";
		let position = 0;
		for (let index = 0; index < letters.length; index += 1) {
			const isDoubled = index === doubled[position];
			if (!isDoubled || !(dropped & (1 << position))) reading += letters[index] ?? "";
			if (isDoubled) position += 1;
		}
		readings.push(reading);
	}
	return readings;
}
