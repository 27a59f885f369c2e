const units = "zero one two three four five six seven eight nine".split(" ");
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** English number words up to ninety, with the spellings met in notes. Tens and units are joined by the reader. */
export const englishNumbers: ReadonlyMap<string, number> = new Map([
	...units.map((word, value): [string, number] => [word, value]),
	...teens.map((word, value): [string, number] => [word, value + 10]),
	...tens.map((word, value): [string, number] => [word, (value + 2) * 10]),
	["oh", 0],
	["nought", 0],
	["naught", 0],
	["nil", 0],
	["fourty", 40],
	["niner", 9],
	["fiver", 5],
	["zilch", 0],
	["fife", 5],
	["sevn", 7],
	["eigth", 8],
	["nien", 9],
	["ninty", 90],
	["fivety", 50],
	["eigthy", 80],
	["twelf", 12],
]);
