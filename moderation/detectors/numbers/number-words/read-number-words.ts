import { englishNumbers } from "./english-number-words.ts";
import { frenchNumbers } from "./french-number-words.ts";
import { hindiNumbers } from "./hindi-number-words.ts";
import { spellingKey } from "./spelling-key.ts";

// Where two languages share a spelling, the digit that is said in telephone numbers wins: `six`, `do`.
const numbers = new Map([...hindiNumbers, ...frenchNumbers, ...englishNumbers]);
const multipliers = new Map([
	["double", 2],
	["dubble", 2],
	["dbl", 2],
	["doubl", 2],
	["dabal", 2],
	["डबल", 2],
	["triple", 3],
	["treble", 3],
	["tripple", 3],
	["tripal", 3],
	["ट्रिपल", 3],
	["quadruple", 4],
]);
const hundreds = new Set("hundred hundreds cent cents sau सौ".split(" "));
const timesWords = new Set("times time fois baar bar बार".split(" "));

/** All words that say a number or what to do with one, in their listed spellings. */
export const numberWords: ReadonlySet<string> = new Set([
	...numbers.keys(),
	...multipliers.keys(),
	...hundreds,
	...timesWords,
]);

// Shorter keys are spelled like too many other words: `tis` would be `this`.
const minKey = 4;
// Number words of two digits, by what is left when the habits of romanisation are taken off.
const keyedNumbers = new Map<string, number>();
for (const [word, value] of hindiNumbers) {
	const key = value >= 10 && /^[a-z]+$/.test(word) ? spellingKey(word) : undefined;
	if (key !== undefined && key.length >= minKey) keyedNumbers.set(key, value);
}
// How words begin and end that may have such a key (`an ar as at be da is la ra si ve`): most words do not.
const keyable =
	/^(?=.{4,14}$)(?:oo|[abceginpstuy])[abcdeghiklnoprstuvwy]*(?:a[ah]*[nrst][nrsth]*|[eiy][eiyh]*s[hs]*|s[hs]*[eiy][eiyh]*|[dlr][dhlr]*a[ah]*|[bvw][bhvw]*[aeh]*[ey][ehy]*)$/;

/** The number that a folded word says, 0 to 99. */
export function numberOfWord(word: string): number | undefined {
	return numbers.get(word) ?? numberByKey(word);
}

/** The number that a misspelled Hindi word says, 10 to 99. */
export function numberByKey(word: string): number | undefined {
	const key = keyable.test(word) ? spellingKey(word) : undefined;
	return key === undefined ? undefined : keyedNumbers.get(key);
}

/** 2 for "double", 3 for "triple". */
export function multiplierOfWord(word: string): number | undefined {
	return multipliers.get(word);
}

/** Whether a word makes hundreds of the number before it: `nine hundred`, `deux cent`, `नौ सौ`. */
export function isHundred(word: string): boolean {
	return hundreds.has(word);
}

/** Whether a word makes the number before it count the one that follows: `three times seven`, `तीन बार सात`. */
export function isTimes(word: string): boolean {
	return timesWords.has(word);
}

/**
 * Whether two number words beside each other are one number: `twenty one`, `trente quatre`, `soixante dix`,
 * `dix sept`, `deux cent vingt`. `quatre vingt` is 80 and goes on as such. Undefined when they are two numbers.
 */
export function joinNumbers(left: number, right: number): number | undefined {
	if (left === 4 && right === 20) return 80;
	if (left === 10 && right >= 7 && right <= 9) return left + right;
	if (left >= 100 && left % 100 === 0 && right >= 1 && right <= 99) return left + right;
	if (left >= 20 && left < 100 && left % 10 === 0 && right >= 1 && right <= 9) return left + right;
	if ((left === 60 || left === 80) && right >= 10 && right <= 19) return left + right;
	if ((left === 70 || left === 90) && right >= 7 && right <= 9) return left + right;
	return undefined;
}

const minPart = 3;
const maxPart = 12;
const maxGlued = 80;
const shortParts = ["un", "ek", "do"];
const parts = new Set([
	...shortParts,
	...[...numbers.keys(), ...multipliers.keys()].filter((word) => word.length >= minPart),
]);
const beginnings = new Set([...parts].map((part) => part.slice(0, minPart)));

/** A number word within a longer one, and how many letters of that it takes up. */
export interface GluedNumber {
	readonly text: string;
	readonly length: number;
}

/**
 * The number words of which a word consists without a gap: `zerosixdouze` → zero, six, douze. At least two of them,
 * or three where one has but two letters.
 */
export function gluedNumberWords(word: string): readonly GluedNumber[] | undefined {
	if (word.length < 2 * minPart || word.length > maxGlued || !canBegin(word, 0)) return undefined;
	const found = walkBack(word.length, partsByEnd(word));
	if (found === undefined) return undefined;
	return found.length >= (found.some(({ text }) => text.length < minPart) ? 3 : 2) ? found : undefined;
}

function canBegin(word: string, at: number): boolean {
	return beginnings.has(word.slice(at, at + minPart)) || shortParts.includes(word.slice(at, at + 2));
}

/** Which part ends at each place, found from left to right; what begins first wins. */
function partsByEnd(word: string): readonly (GluedNumber | undefined)[] {
	const partEndingAt: (GluedNumber | undefined)[] = [{ text: "", length: 0 }];
	for (let start = 0; start < word.length; start += 1) {
		if (partEndingAt[start] === undefined) continue;
		// A letter drawn out is cut to two, so that `threeeight` has lost one: it counts for both words.
		const lost = start > 1 && word[start - 1] === word[start - 2] ? (word[start - 1] ?? "") : "";
		if (lost === "" && !canBegin(word, start)) continue;
		for (let length = 2; length <= maxPart && start + length <= word.length; length += 1) {
			const part = word.slice(start, start + length);
			const text = [part, lost + part].find((candidate) => parts.has(candidate));
			if (text !== undefined) partEndingAt[start + length] ??= { text, length };
		}
	}
	return partEndingAt;
}

function walkBack(end: number, partEndingAt: readonly (GluedNumber | undefined)[]): readonly GluedNumber[] | undefined {
	const found: GluedNumber[] = [];
	for (let at = end; at > 0; ) {
		const part = partEndingAt[at];
		if (part === undefined) return undefined;
		found.unshift(part);
		at -= part.length;
	}
	return found;
}
