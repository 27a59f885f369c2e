import { englishNumbers } from "./english.ts";
import { frenchNumbers } from "./french.ts";
import { hindiNumbers } from "./hindi.ts";

// Where two languages share a spelling, the digit that is said in telephone numbers wins: `six`, `do`.
const numbers = new Map([...hindiNumbers, ...frenchNumbers, ...englishNumbers]);
const multipliers = new Map([
	["double", 2],
	["dubble", 2],
	["dbl", 2],
	["doubl", 2],
	["डबल", 2],
	["triple", 3],
	["treble", 3],
	["tripple", 3],
	["ट्रिपल", 3],
]);

/** The number that a folded word says, 0 to 99. */
export function numberOfWord(word: string): number | undefined {
	return numbers.get(word);
}

/** 2 for "double", 3 for "triple". */
export function multiplierOfWord(word: string): number | undefined {
	return multipliers.get(word);
}

/**
 * Whether two number words beside each other are one number: `twenty one`, `trente quatre`, `soixante dix`,
 * `dix sept`. `quatre vingt` is 80 and goes on as such. Undefined when they are two numbers.
 */
export function joinNumbers(left: number, right: number): number | undefined {
	if (left === 4 && right === 20) return 80;
	if (left === 10 && right >= 7 && right <= 9) return left + right;
	if (left >= 20 && left % 10 === 0 && right >= 1 && right <= 9) return left + right;
	if ((left === 60 || left === 80) && right >= 10 && right <= 19) return left + right;
	if ((left === 70 || left === 90) && right >= 7 && right <= 9) return left + right;
	return undefined;
}
