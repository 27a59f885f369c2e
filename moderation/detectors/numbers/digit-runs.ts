import {
	isHundred,
	isTimes,
	joinNumbers,
	multiplierOfWord,
	numberByKey,
	numberOfWord,
	numberWords,
} from "#moderation/detectors/numbers/number-words/read-number-words.ts";
import type { Views } from "#moderation/normalise.ts";
import { oncePerNote } from "#moderation/once-per-note.ts";
import { asDigits, digitPieces, type Piece } from "./digit-pieces.ts";

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

/** How many digits a run has. */
export function digitCount(run: DigitRun): number {
	return run.reduce((sum, group) => sum + group.digits.length, 0);
}

const onlyDigits = /^[0-9]+$/;
// `OO`, `Ol` or a lone `o` beside a number.
const standInDigits = /^(?:o|[oli]{2})$/;
// Letters that may be a word: only between two numbers.
const standInBetween = /^(?!(?:log|bol|gol|big)$)(?:[olisbzgq]{2,3}|[zsb])$/;
const soundsLike = new Map(
	Object.entries({ won: 1, to: 2, too: 2, tree: 3, for: 4, fore: 4, sicks: 6, ate: 8, nein: 9, no: 9, o: 0 }),
);
const withWhom = new Set("ke k mere tere tumhare aapke apne hamare humare uske unke iske kiske sabke".split(" "));
const gapLimit = 12;
const maxFillers = 3;
const maxRepeats = 6;
const fillers = new Set(
	`and then dash space et puis ensuite tiret espace aur phir fir और फिर dot point slash hyphen gap next followed by
	comma apres suivi de virgule trait after that uske baad aage फिर उसके बाद आगे star plus प्लस`.split(/\s+/),
);

/** Words that are part of a number only beside others. */
const sayingNumbers = new Set([...soundsLike.keys(), ...fillers, ...numberWords]);
const digitsOrStandIns = /^(?:[0-9]|[olisbzgq]{1,3}$)/;

/** Whether a piece may be part of a run of digits: most words are not. */
function mayBelong(text: string): boolean {
	return sayingNumbers.has(text) || digitsOrStandIns.test(text) || numberByKey(text) !== undefined;
}

/** All runs of digits in a note, whatever the script, the separators or the language in which they are spelled. */
export const digitRuns: (views: Views) => readonly DigitRun[] = oncePerNote(readRuns);

function readRuns(views: Views): readonly DigitRun[] {
	const text = views.folded.text;
	const pieces = digitPieces(views);
	const runs: DigitRun[] = [];
	let run: DigitGroup[] = [];
	let repeat = 1;
	let filled = 0;
	let previousEnd = 0;
	const close = () => {
		if (run.length > 0) runs.push(run);
		run = [];
		repeat = 1;
		filled = 0;
	};
	for (let at = 0; at < pieces.length; at += 1) {
		const current = pieces[at];
		if (current === undefined) continue;
		if (current.from - previousEnd > gapLimit) close();
		previousEnd = current.to;
		if (!mayBelong(current.text)) {
			close();
			continue;
		}
		const group = groupOf(current, pieces[at - 1], pieces[at + 1]);
		if (group !== undefined) {
			append(run, { ...group, digits: group.digits.length > 2 ? group.digits : group.digits.repeat(repeat) }, text);
			repeat = 1;
			filled = 0;
			continue;
		}
		const multiplier = multiplierOfWord(current.text) ?? countBefore(run, current.text);
		if (multiplier !== undefined) repeat = multiplier;
		else if (isHundred(current.text)) addHundred(run, current);
		else if (run.length > 0 && filled < maxFillers && fillers.has(current.text)) filled += 1;
		else close();
	}
	close();
	return runs;
}

function groupOf(current: Piece, previous: Piece | undefined, next: Piece | undefined): DigitGroup | undefined {
	const { text, from, to } = current;
	if (onlyDigits.test(text)) return { digits: text, from, to, spelled: false };
	const value = numberOfWord(text);
	if (value !== undefined)
		return isWith(text, previous) ? undefined : { digits: String(value), from, to, spelled: true };
	const sounded = soundsLike.get(text);
	const standsBetween = sounded !== undefined || standInBetween.test(text);
	const standsBeside = standInDigits.test(text);
	// Most words end here, without a look at their neighbours.
	if (!standsBetween && !standsBeside) return undefined;
	const [isAfterNumber, isBeforeNumber] = [isNumber(previous), isNumber(next)];
	const between = isAfterNumber && (isBeforeNumber || next === undefined || sounded !== undefined);
	if (!(standsBeside && (isAfterNumber || isBeforeNumber)) && !(standsBetween && between)) return undefined;
	return { digits: sounded === undefined ? asDigits(text) : String(sounded), from, to, spelled: false };
}

/** Whether what may be sixty is the Hindi "with": `har number ke saath`. */
function isWith(text: string, previous: Piece | undefined): boolean {
	return /^saa?th$/.test(text) && previous !== undefined && withWhom.has(previous.text);
}

function isNumber(other: Piece | undefined): boolean {
	if (other === undefined) return false;
	return onlyDigits.test(other.text) || standInDigits.test(other.text) || numberOfWord(other.text) !== undefined;
}

/** `three times`: takes the number off the run, which says how often the next one is to be read. */
function countBefore(run: DigitGroup[], word: string): number | undefined {
	if (run.length === 0) return undefined;
	const count = Number(run.at(-1)?.digits ?? "0");
	if (!isTimes(word) || count < 2 || count > maxRepeats) return undefined;
	run.pop();
	return count;
}

function addHundred(run: DigitGroup[], { from, to }: Piece): void {
	const before = run.at(-1);
	if (before === undefined || before.digits.length > 2 || before.digits.startsWith("0")) {
		run.push({ digits: "100", from, to, spelled: true });
	} else run[run.length - 1] = { ...before, digits: `${before.digits}00`, to, spelled: true };
}

/** Adds a group; number words that belong together ("trente-quatre", "vingt et un") become one. */
function append(run: DigitGroup[], group: DigitGroup, text: string): void {
	const previous = run.at(-1);
	const between = previous === undefined ? "" : text.slice(previous.to, Math.min(group.from, previous.to + 8));
	const linked = previous?.spelled === true && group.spelled && /^(?:[ -]{0,2}|[ -](?:et|and|aur)[ -])$/.test(between);
	// Only in French are four and twenty eighty.
	const twoNumbers = group.digits === "20" && previous?.digits === "4" && text.charAt(group.from) !== "v";
	const joined = linked && !twoNumbers ? joinNumbers(Number(previous.digits), Number(group.digits)) : undefined;
	if (joined === undefined || previous === undefined) run.push(group);
	else run[run.length - 1] = { digits: String(joined), from: previous.from, to: group.to, spelled: true };
}
