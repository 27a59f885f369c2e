import parsePhoneNumber from "libphonenumber-js/max";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { isCalendar, isCounting, isFraction, isLargeNumber, isPrice, isRound, withoutDates } from "./benign-numbers.ts";
import { type DigitGroup, type DigitRun, digitRuns } from "./digit-runs.ts";

// Cheap shapes first; the metadata then decide. National forms of the countries whose languages we speak.
const nationalPlans = [
	{ shape: /^0?[6-9][0-9]{9}$/, country: "IN" },
	{ shape: /^1?[2-9][0-9]{2}[2-9][0-9]{6}$/, country: "US" },
	{ shape: /^(?:00)?33(?:0)?[1-9][0-9]{8}$/, country: "international" },
	{ shape: /^(?:00)?91[6-9][0-9]{9}$/, country: "international" },
	{ shape: /^(?:00)?44(?:0)?[1-9][0-9]{8,9}$/, country: "international" },
] as const;
// French and British numbers with their leading 0 look like nothing else; the metadata leave out unassigned ranges.
const unmistakable = /^(?:0[1-9][0-9]{8}|0[127][0-9]{9})$/;
// How any of the forms above begins: most runs of digits are dismissed here.
const beginning = /^(?:0[0-9]|1?[2-9])/;
const fewestDigits = 8;
const fewestNationalDigits = 10;
const mostDigits = 15;
const hintDistance = 48;
const parseLimit = 2000;

const hint =
	/(?:^|[^\p{L}])(?:call|phone|phones|mobile|cell|whatsapp|whats ?app|sms|text|txt|ring|dial|num|numero|no|number|tel|telephone|portable|appelle|appeler|appelez|compose|composez|rappelle|joindre|joins|landline|line|fixe|ligne|zelle|phonepe|paytm|gpay|नंबर|नम्बर|फोन|कॉल|मोबाइल|व्हाट्सऐप|नंबर|msg|message me|baat karo)(?:[^\p{L}]|$)/u;

/** Telephone numbers, in digits of any script, spelled out, or both. */
export function detectPhones(views: Views): readonly Finding[] {
	const judge = createNumberJudge();
	return digitRuns(views)
		.flatMap((run) => withoutDates(run, views.folded.text))
		.flatMap((run) => findInRun(run, views, judge));
}

type NumberJudge = (digits: string, international: boolean) => boolean;

/** Validity by the numbering plans. Past a bound of look-ups in one text the shape alone decides, on the strict side. */
function createNumberJudge(): NumberJudge {
	let parses = 0;
	const valid = (number: string, country?: "IN" | "US") => {
		parses += 1;
		return parses > parseLimit || parsePhoneNumber(number, country)?.isValid() === true;
	};
	return (digits, international) => {
		if (unmistakable.test(digits)) return true;
		if (international) return valid(`+${digits.replace(/^00/, "")}`);
		return nationalPlans.some(({ shape, country }) => {
			if (!shape.test(digits)) return false;
			return country === "international" ? valid(`+${digits.replace(/^00/, "")}`) : valid(digits, country);
		});
	};
}

function findInRun(run: DigitRun, views: Views, judge: NumberJudge): readonly Finding[] {
	const text = views.folded.text;
	const [first, last] = [run[0], run.at(-1)];
	if (first === undefined || last === undefined || digitCount(run) < fewestDigits - 1) return [];
	if (isCalendar(text.slice(first.from, Math.min(last.to, first.from + 200)))) return [];
	const findings: Finding[] = [];
	for (let at = 0; at < run.length; ) {
		const length = longestNumberAt(run, at, text, judge);
		const end = run[at + length - 1];
		const start = run[at];
		if (length > 0 && start !== undefined && end !== undefined) findings.push(found(views, start.from, end.to));
		at += Math.max(1, length);
	}
	if (findings.length === 0 && isHinted(run, text)) findings.push(found(views, first.from, last.to));
	return findings;
}

/** How many groups from `at` on are one telephone number; 0 when none begins here. */
function longestNumberAt(run: DigitRun, at: number, text: string, judge: NumberJudge): number {
	const first = run[at];
	if (first === undefined || isFraction(first, run[at - 1], text)) return 0;
	const lead = text.slice(Math.max(0, first.from - 7), first.from);
	const international = /(?:\+|plus)[ (]{0,2}$/.test(lead);
	const fewest = international ? fewestDigits : fewestNationalDigits;
	let digits = "";
	let longest = 0;
	for (let next = at; next < run.length && digits.length < mostDigits; next += 1) {
		digits += run[next]?.digits ?? "";
		if (!international && digits.length > 1 && !beginning.test(digits)) break;
		if (digits.length < fewest) continue;
		if (digits.length > mostDigits) break;
		const groups = run.slice(at, next + 1);
		if (judge(digits, international) && (international || !isInnocent(groups, text))) longest = groups.length;
	}
	return longest;
}

function isInnocent(groups: readonly DigitGroup[], text: string): boolean {
	return isRound(groups) || isCounting(groups) || isLargeNumber(groups, text) || isPrice(groups, text);
}

/** Seven to fifteen digits that no plan knows (short, foreign or invented), beside a word such as "call" or "numéro". */
function isHinted(run: DigitRun, text: string): boolean {
	const [first, last] = [run[0], run.at(-1)];
	if (first === undefined || last === undefined || digitCount(run) > mostDigits || isInnocent(run, text)) return false;
	const before = text.slice(Math.max(0, first.from - hintDistance), first.from);
	const after = text.slice(last.to, last.to + hintDistance);
	return hint.test(before) || hint.test(after);
}

function digitCount(run: DigitRun): number {
	return run.reduce((sum, group) => sum + group.digits.length, 0);
}

/** Marks the number together with its plus sign and opening bracket. */
function found(views: Views, from: number, to: number): Finding {
	const lead = /[+(][+( ]*$/.exec(views.folded.text.slice(Math.max(0, from - 4), from))?.[0] ?? "";
	return { category: "personal_info", ...originalSpan(views.folded, from - lead.length, to) };
}
