// One symbol may stand for several letters; the first is the most common reading.
const substitutes = new Map<string, string>([
	["0", "o"],
	["1", "il"],
	["3", "e"],
	["4", "a"],
	["5", "s"],
	["7", "t"],
	["8", "b"],
	["9", "g"],
	["@", "a"],
	["$", "s"],
	["!", "il"],
	["|", "li"],
	["+", "t"],
	["€", "e"],
	["£", "l"],
	["¡", "i"],
]);

const substitute = /[0-9@$!|+€£¡]/;
const plainNumber = /^[0-9]+$/;
const none: readonly string[] = [];
const readingLimit = 8;
const lengthLimit = 24;
const everydayForm = /^(?:\d+(?:st|nd|rd|th|e|er|ere|eme|h|am|pm|min|s|k|km|kg|g|m|cm|ans?|yrs?|x)?|\d+h\d+)$/;

/**
 * What a token may spell when digits and symbols stand for letters: `f4g0t` → `fagot`. Empty for plain words, plain
 * numbers, ordinals, times and measures.
 */
export function leetReadings(token: string): readonly string[] {
	if (token.length > lengthLimit || !substitute.test(token) || plainNumber.test(token)) return none;
	if (everydayForm.test(token)) return none;
	let letters = 0;
	let readings = [""];
	for (const character of token) {
		const options = substitutes.get(character);
		if (options === undefined) letters += 1;
		const next: string[] = [];
		for (const letter of options ?? character) {
			for (const reading of readings) if (next.length < readingLimit) next.push(reading + letter);
		}
		readings = next;
	}
	return letters > 0 ? readings : none;
}
