import type { Views } from "#moderation/normalise.ts";
import { oncePerNote } from "#moderation/once-per-note.ts";
import { type DigitGroup, type DigitRun, digitRuns } from "./digit-runs.ts";

// A note's innocent numbers: dates, times, years, scores, and lists of them. Matched against a whole run of
// digits and its separators, so that digits cannot hide behind a date.
const year = `(?:1[0-9]{3}|20[0-9]{2})`;
const day = `[0-3]?[0-9]`;
const date = `(?:${day}[-/. ]${day}[-/. ](?:${year}|[0-9]{2})|${year}[-/. ]${day}[-/. ]${day})`;
const time = `[0-2]?[0-9][:h.][0-5][0-9](?::[0-5][0-9])?`;
const score = `[0-9]{1,2}[-:][0-9]{1,2}`;
const moment = `(?:${date}|${time}|${year})`;
const between = `(?: ?[-,/&|;] ?| |, )`;
const calendar = new RegExp(`^${moment}(?:${between}${moment}){0,7}$`);
const scores = new RegExp(`^${score}(?:[ ,;/]{1,2}${score}){0,7}$`);
const maxCalendar = 120;

/** Whether the text of a whole run is dates, times, years or scores. `14/02/2026 18:30`, `21-19 21-17`. */
export function isCalendar(runText: string): boolean {
	return runText.length <= maxCalendar && (calendar.test(runText) || scores.test(runText));
}

// A calendar day beyond doubt: one separator throughout, a possible day and month, a year of four digits.
const fullDate =
	/^(?:(?:0?[1-9]|[12][0-9]|3[01])([-/.])(?:0?[1-9]|1[0-2])\1(?:19|20)[0-9]{2}|(?:19|20)[0-9]{2}([-/])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12][0-9]|3[01]))$/;

// Numbers that lovers write: 143 for "I love you", the hours of the day, the days of the year, the nights of the tales.
const dear = new Set(["143", "1432", "1437", "831", "365", "366", "24", "7", "1001", "8760", "100", "1000"]);
const allDay = /^24 ?[/x*] ?7(?! ?[0-9])/;

const bookPrefix = /^97[89]/;

/** How many groups from `at` on are the number of a book (ISBN-13, with its check digit); 0 when none begins there. */
function bookNumberAt(run: DigitRun, at: number): number {
	let digits = "";
	for (let next = at; next < run.length && digits.length < 13; next += 1) {
		if (digits.length >= 3 && !bookPrefix.test(digits)) return 0;
		digits += run[next]?.digits ?? "";
		if (digits.length === 13) return passesBookCheck(digits) ? next - at + 1 : 0;
	}
	return 0;
}

/** The check of EAN-13 (ISO 2108 for books): digits count once and three times in turn. */
function passesBookCheck(digits: string): boolean {
	const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
	return bookPrefix.test(digits) && sum % 10 === 0;
}

/** The runs of a note without the numbers that say what they are. */
export const undatedRuns: (views: Views) => readonly DigitRun[] = oncePerNote((views) =>
	digitRuns(views).flatMap((run) => withoutDates(run, views.folded.text)),
);

/** What is left of a run when full dates, books and the dear numbers in it are cut out: `14/02/2026, 365` is nothing. */
export function withoutDates(run: DigitRun, text: string): readonly DigitRun[] {
	const rests: DigitGroup[][] = [[]];
	for (let at = 0; at < run.length; at += 1) {
		const group = run[at];
		const end = run[at + 2]?.to;
		const book = bookNumberAt(run, at);
		if (book > 0) {
			rests.push([]);
			at += book - 1;
		} else if (group !== undefined && end !== undefined && fullDate.test(text.slice(group.from, end))) {
			rests.push([]);
			at += 2;
		} else if (group !== undefined && isDear(run, at, text)) rests.push([]);
		else if (group !== undefined) rests.at(-1)?.push(group);
	}
	return rests.filter((rest) => rest.length > 0);
}

/** Whether a group is one of the numbers that lovers write, standing by itself: not glued into a longer number. */
function isDear(run: DigitRun, at: number, text: string): boolean {
	const group = run[at];
	if (group === undefined || group.spelled || !dear.has(group.digits)) return false;
	if (group.digits === "24") return allDay.test(text.slice(group.from, group.from + 6));
	if (group.digits === "7") return /24 ?[/x*] ?$/.test(text.slice(Math.max(0, group.from - 5), group.from));
	const [before, after] = [run[at - 1], run[at + 1]];
	const apart = (other: DigitGroup | undefined, from: number, to: number) =>
		other === undefined || other.digits === group.digits || /,|\n|[^\s\p{P}]/u.test(text.slice(from, to));
	return apart(before, before?.to ?? 0, group.from) && apart(after, group.to, after?.from ?? 0);
}

const pressure = /^1[0-9]{2}\/(?:[5-9][0-9]|1[0-4][0-9])$/;
const shortDate = /^(?:[12]?[0-9]|3[01])([-/.])(?:[1-9]|1[0-2])\1[0-9]{2}$/;
const clockTime = /^(?:1?[0-9]|2[0-3])[:.][0-5][0-9]$/;

/** What is left of runs without weights, marks and blood pressures: `82 81.5 83`, `10.2, 9.8, 10.6`, `130/85`. */
export function withoutMeasures(runs: readonly DigitRun[], text: string): readonly DigitRun[] {
	return runs.flatMap((run) => {
		const decimals = run.filter((_, at) => isDecimalAt(run, at, text));
		// Pairs of single digits throughout may spell a number: `9.8 7.6 5.4 3.2 1.0`.
		const areMeasures =
			decimals.length > 1 && (decimals.some(({ digits }) => digits.length > 1) || decimals.length * 2 < run.length);
		return cut(run, (at) => {
			if (areMeasures && isDecimalAt(run, at, text)) return 2;
			return pressure.test(tightAt(run, at, 2, text) ?? "") ? 2 : 0;
		});
	});
}

/** What is left of runs without days and hours as people jot them down: `19-9-90`, `6.10`, `22:03`. */
export function withoutMoments(runs: readonly DigitRun[], text: string): readonly DigitRun[] {
	return runs.flatMap((run) =>
		cut(run, (at) => {
			if (shortDate.test(tightAt(run, at, 3, text) ?? "")) return 3;
			return clockTime.test(tightAt(run, at, 2, text) ?? "") ? 2 : 0;
		}),
	);
}

/** A number with one digit after its point. */
function isDecimalAt(run: DigitRun, at: number, text: string): boolean {
	return /^[0-9]{1,3}[.,][0-9]$/.test(tightAt(run, at, 2, text) ?? "");
}

/** As many groups as asked for from `at` on, when one sign stands between neighbours, and they stand by themselves. */
function tightAt(run: DigitRun, at: number, count: number, text: string): string | undefined {
	const [first, last] = [run[at], run[at + count - 1]];
	if (first === undefined || last === undefined || last.to - first.from > 10) return undefined;
	const joinedBefore = at > 0 && first.from - (run[at - 1]?.to ?? 0) === 1 && text.charAt(first.from - 1) !== " ";
	const next = run[at + count];
	const joinedAfter = next !== undefined && next.from - last.to === 1 && text.charAt(last.to) !== " ";
	return joinedBefore || joinedAfter ? undefined : text.slice(first.from, last.to);
}

/** A run without the groups that `length` counts from each place on. */
function cut(run: DigitRun, length: (at: number) => number): readonly DigitRun[] {
	const rests: DigitGroup[][] = [[]];
	for (let at = 0; at < run.length; ) {
		const taken = length(at);
		const group = run[at];
		if (taken > 0) rests.push([]);
		else if (group !== undefined) rests.at(-1)?.push(group);
		at += Math.max(1, taken);
	}
	return rests.filter((rest) => rest.length > 0);
}

// The ten digits downwards from nine: a favourite of those who invent a telephone number. Countdowns begin at ten.
const inventedNumber = "9876543210";
const maxStep = 10;

/** Whether groups count up or down in equal steps: `un deux trois quatre…`, `10, 9, 8, 7`, `25, 50, 75, 100`. */
export function isCounting(groups: readonly DigitGroup[]): boolean {
	if (groups.length < 4) return false;
	const read = groups.map((group) => Number(group.digits));
	// "dix neuf huit": nineteen, or ten and nine.
	const values = read[0] === 19 && read[1] === 8 ? [10, 9, ...read.slice(1)] : read;
	const step = (values[1] ?? 0) - (values[0] ?? 0);
	// 98 76 54 32 10 has equal steps, too.
	if (step === 0 || (Math.abs(step) > maxStep && step % 5 !== 0)) return false;
	if (!values.every((value, at) => at === 0 || value - (values[at - 1] ?? 0) === step)) return false;
	return groups.map((group) => group.digits).join("") !== inventedNumber;
}

/** A large number in groups of three, followed by what it counts: `9 876 543 210 baisers`, `1,000,000 times`. */
function isLargeNumber(groups: readonly DigitGroup[], text: string): boolean {
	const [first, ...rest] = groups;
	const last = groups.at(-1);
	if (first === undefined || last === undefined || rest.length === 0 || first.digits.length > 3) return false;
	const grouped = rest.every((group) => !group.spelled && group.digits.length === 3);
	return grouped && first.digits !== "0" && /^ \p{L}/u.test(text.slice(last.to, last.to + 3));
}

/** Thousands, millions, milliards written out: `1000000000`, `8000000000`. */
function isRound(groups: readonly DigitGroup[]): boolean {
	return groups.length === 1 && /^[1-9][0-9]?0{5,}$/.test(groups[0]?.digits ?? "");
}

/** Whether groups of digits count, number a crowd, or say a price: what no telephone number does. */
export function isInnocent(groups: readonly DigitGroup[], text: string): boolean {
	return isRound(groups) || isCounting(groups) || isLargeNumber(groups, text) || isPrice(groups, text);
}

const currency = /[$€£₹¥]/;

/** A price: a currency sign or word right beside the digits. */
function isPrice(groups: readonly DigitGroup[], text: string): boolean {
	const [first, last] = [groups[0], groups.at(-1)];
	if (first === undefined || last === undefined || groups.length > 4) return false;
	const after = /^ ?(?:[$€£₹¥]|euros?\b|dollars?\b|rupees?\b|rupaye\b|rs\b|lakh\b|crores?\b)/;
	return (
		currency.test(text.slice(Math.max(0, first.from - 2), first.from)) || after.test(text.slice(last.to, last.to + 10))
	);
}

/** The digits after a decimal point: `3.14159265358`. */
export function isFraction(group: DigitGroup, before: DigitGroup | undefined, text: string): boolean {
	return before?.to === group.from - 1 && /[.,]/.test(text.charAt(before.to)) && group.digits.length >= 7;
}
