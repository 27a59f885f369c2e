const minWord = 4;
const maxWord = 14;

const steps: readonly (readonly [RegExp, string])[] = [
	[/w/g, "v"],
	[/(?:ee|ii)/g, "i"],
	[/oo/g, "u"],
	[/(?:ou|o|aw)/g, "au"],
	[/(?:ey|ay)$/g, "e"],
	// Aspiration is written or left out at will; so is the glide in `ikyasi`, `ikiasi`.
	[/(?<=.)h/g, ""],
	[/(?:iy|y)/g, "i"],
	[/(.)\1+/g, "$1"],
	[/(?<=n)a(?=ve$)/g, ""],
	[/av(?=an$)/g, "v"],
];

/**
 * One spelling for the ways in which a Hindi number word is written in Latin letters: `unnees`, `unnis`, `unis`.
 * Undefined for words that are too short to be told apart that way, or too long.
 */
export function spellingKey(word: string): string | undefined {
	if (word.length < minWord || word.length > maxWord) return undefined;
	return steps.reduce((spelling, [pattern, replacement]) => spelling.replaceAll(pattern, replacement), word);
}
