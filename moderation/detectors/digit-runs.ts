import type { Word } from "#moderation/normalisation/words.ts";
import type { Views } from "#moderation/normalise.ts";
import { joinNumbers, multiplierOfWord, numberOfWord } from "./number-words/read-number-words.ts";

/** Digits written together, or one number word. Offsets are those of the folded text. */
export interface DigitGroup {
	readonly digits: string;
	readonly from: number;
	readonly to: number;
	/** Written as a word. */
	readonly spelled: boolean;
}

/** Neighbouring digit groups with nothing but separators and linking words between them. */
export type DigitRun = readonly DigitGroup[];

const piece = /\p{N}+|[\p{L}\p{M}]+/gu;
const onlyDigits = /^[0-9]+$/;
// `O6`, `l2` in one word; `OO`, `Ol` or a lone `o` beside a number.
const digitsWithLetters = /^[oli]{0,4}[0-9][0-9oli]{0,14}$/;
const standInDigits = /^(?:o|[oli]{2})$/;
const gapLimit = 12;
const fillers = new Set(
	"and then dash space et puis ensuite tiret espace aur phir fir और फिर dot point slash hyphen gap".split(" "),
);

interface Piece {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

/** All runs of digits in a note, whatever the script, the separators or the language in which they are spelled. */
export function digitRuns(views: Views): readonly DigitRun[] {
	const text = views.folded.text;
	const pieces = views.words.flatMap(piecesOf);
	const runs: DigitRun[] = [];
	let run: DigitGroup[] = [];
	let repeat = 1;
	let filler = false;
	let previousEnd = 0;
	const close = () => {
		if (run.length > 0) runs.push(run);
		run = [];
		repeat = 1;
		filler = false;
	};
	pieces.forEach((current, at) => {
		if (current.from - previousEnd > gapLimit) close();
		previousEnd = current.to;
		const group = groupOf(current, pieces[at - 1], pieces[at + 1]);
		const multiplier = multiplierOfWord(current.text);
		if (group !== undefined) {
			append(run, { ...group, digits: group.digits.repeat(repeat) }, text);
			repeat = 1;
			filler = false;
		} else if (multiplier !== undefined) repeat = multiplier;
		else if (run.length > 0 && !filler && fillers.has(current.text)) filler = true;
		else close();
	});
	close();
	return runs;
}

/** The letters and digits of a word apart, unless the whole spells a number in disguise (`s3ven`, `d0uble`). */
function piecesOf(word: Word): readonly Piece[] {
	const said = word.readings.find(
		(reading) => numberOfWord(reading) !== undefined || multiplierOfWord(reading) !== undefined,
	);
	if (said !== undefined) return [{ text: said, from: word.from, to: word.to }];
	if (digitsWithLetters.test(word.text)) return [{ text: asDigits(word.text), from: word.from, to: word.to }];
	return [...word.text.matchAll(piece)].map((match) => ({
		text: match[0],
		from: word.from + match.index,
		to: word.from + match.index + match[0].length,
	}));
}

function groupOf(current: Piece, previous: Piece | undefined, next: Piece | undefined): DigitGroup | undefined {
	const { text, from, to } = current;
	if (onlyDigits.test(text)) return { digits: text, from, to, spelled: false };
	const value = numberOfWord(text);
	if (value !== undefined) return { digits: String(value), from, to, spelled: true };
	if (!standInDigits.test(text) || !(isNumber(previous) || isNumber(next))) return undefined;
	return { digits: asDigits(text), from, to, spelled: false };
}

/** Letters that stand in for digits: O for 0, l and I for 1. */
function asDigits(text: string): string {
	return text.replaceAll("o", "0").replaceAll(/[li]/g, "1");
}

function isNumber(other: Piece | undefined): boolean {
	return other !== undefined && (onlyDigits.test(other.text) || numberOfWord(other.text) !== undefined);
}

/** Adds a group; number words that belong together ("trente-quatre", "vingt et un") become one. */
function append(run: DigitGroup[], group: DigitGroup, text: string): void {
	const previous = run.at(-1);
	const between = previous === undefined ? "" : text.slice(previous.to, Math.min(group.from, previous.to + 8));
	const linked = previous?.spelled === true && group.spelled && /^(?:[ -]{1,2}|[ -]et[ -])$/.test(between);
	const joined = linked ? joinNumbers(Number(previous.digits), Number(group.digits)) : undefined;
	if (joined === undefined || previous === undefined) run.push(group);
	else run[run.length - 1] = { digits: String(joined), from: previous.from, to: group.to, spelled: true };
}
