import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { isCalendar, isCounting, isFraction, isInnocent, undatedRuns, withoutMeasures } from "./benign-numbers.ts";
import { type DigitRun, digitCount } from "./digit-runs.ts";
import { canBeginNumber, createNumberJudge, type NumberJudge } from "./number-plans.ts";
import { scatteredNumber } from "./scattered-digits.ts";

const minDigits = 8;
const minNationalDigits = 10;
const maxDigits = 15;
const hintDistance = 48;

const hint =
	/(?:^|[^\p{L}])(?:call|phone|phones|mobile|cell|whatsapp|whats ?app|sms|text|txt|ring|dial|num|numero|no|number|digits|tel|telephone|portable|gsm|natel|appelle|appeler|appelez|compose|composez|rappelle|bipe|bipe[rz]|beep|joindre|joins|sonne|landline|line|fixe|ligne|zelle|phonepe|paytm|gpay|airtel|jio|sim|नंबर|नम्बर|फोन|कॉल|मोबाइल|व्हाट्सऐप|डायल|घंटी|मिला|मिलाओ|मिलाना|अंक|msg|message me|baat karo|ghanti|ank|backwards?|a l'envers|ulta|उल्टा)(?:[^\p{L}]|$)|[📞📱☎📲🤙]/u;

/** Numbers of things: `ticket no. 0048213`. */
const numbered =
	/(?<!\p{L})(?:ticket|order|case|commande|dossier|roll|token)(?: (?:no|n|num|number|numero))?[ .:#°]{0,3}$/u;

/** Telephone numbers, in digits of any script, spelled out, or both. */
export function detectPhones(views: Views): readonly Finding[] {
	const text = views.folded.text;
	const runs = withoutMeasures(undatedRuns(views), text);
	if (runs.length === 0) return [];
	const judge = createNumberJudge();
	const found = runs.flatMap((run) => findInRun(run, views, judge));
	if (found.length > 0) return found;
	const scattered = scatteredNumber(runs, text, judge);
	return scattered === undefined ? [] : [marked(views, scattered.from, scattered.to)];
}

function findInRun(run: DigitRun, views: Views, judge: NumberJudge): readonly Finding[] {
	const text = views.folded.text;
	const [first, last] = [run[0], run.at(-1)];
	if (first === undefined || last === undefined || digitCount(run) < minDigits - 1) return [];
	if (isCalendar(text.slice(first.from, Math.min(last.to, first.from + 200)))) return [];
	const findings: Finding[] = [];
	for (let at = 0; at < run.length; ) {
		const length = longestNumberAt(run, at, text, judge);
		const end = run[at + length - 1];
		const start = run[at];
		if (length > 0 && start !== undefined && end !== undefined) findings.push(marked(views, start.from, end.to));
		at += Math.max(1, length);
	}
	if (findings.length === 0 && isHinted(run, text)) findings.push(marked(views, first.from, last.to));
	return findings;
}

/** How many groups from `at` on are one telephone number; 0 when none begins here. */
function longestNumberAt(run: DigitRun, at: number, text: string, judge: NumberJudge): number {
	const first = run[at];
	if (first === undefined || isFraction(first, run[at - 1], text) || isCountedOn(run, at)) return 0;
	const lead = text.slice(Math.max(0, first.from - 7), first.from);
	const international = /(?:\+|plus|प्लस)[ (]{0,2}$/.test(lead);
	const fewest = international ? minDigits : minNationalDigits;
	let digits = "";
	let longest = 0;
	for (let next = at; next < run.length && digits.length < maxDigits; next += 1) {
		digits += run[next]?.digits ?? "";
		if (!international && !canBeginNumber(digits)) break;
		if (digits.length < fewest) continue;
		if (digits.length > maxDigits) break;
		const groups = run.slice(at, next + 1);
		const number = judge(digits, international) || (digits.length === 10 && isGroupedLikeNumber(groups));
		if (number && (international || !isInnocent(groups, text))) longest = groups.length;
	}
	return longest;
}

/** Nine after ten: the ten digits that follow count down. */
function isCountedOn(run: DigitRun, at: number): boolean {
	return run[at]?.digits === "9" && run[at - 1]?.digits === "10";
}

/** The shapes of ten digits that only telephone numbers have, be they assigned or invented: `987 65 43 210`, `9876543210`. */
function isGroupedLikeNumber(groups: DigitRun): boolean {
	if (groups.some((group) => group.spelled)) return false;
	return /^(?:10|5,5|3,3,4|4,3,3|3,3,2,2)$/.test(shapeOf(groups));
}

function shapeOf(groups: DigitRun): string {
	return groups.map((group) => group.digits.length).join(",");
}

/** Seven to fifteen digits that no plan knows (short, foreign or invented), beside a word such as "call" or "numéro". */
function isHinted(run: DigitRun, text: string): boolean {
	const [first, last] = [run[0], run.at(-1)];
	if (first === undefined || last === undefined || digitCount(run) > maxDigits || isInnocent(run, text)) return false;
	if (isList(run, text)) return false;
	const before = text.slice(Math.max(0, first.from - hintDistance), first.from);
	if (numbered.test(before)) return false;
	const after = text.slice(last.to, last.to + hintDistance);
	return hint.test(before) || hint.test(after);
}

/** Numbers of two digits and more, one after the other: `84, 61, 33, 12, 3`; also with a small word behind that is one too. */
function isList(run: DigitRun, text: string): boolean {
	const items = run.at(-1)?.spelled === true ? run.slice(0, -1) : run;
	if (items.some(({ spelled }) => spelled) || items.length < 5) return false;
	if (isCounting(items)) return true;
	const long = items.filter(({ digits }) => digits.length > 1).length;
	const commas = items.slice(1).filter(({ from }, at) => text.slice(items[at]?.to ?? 0, from) === ", ").length;
	return long >= items.length - 1 && commas === items.length - 1;
}

/** Marks the number together with its plus sign and opening bracket. */
function marked(views: Views, from: number, to: number): Finding {
	const lead = /[+(][+( ]*$/.exec(views.folded.text.slice(Math.max(0, from - 4), from))?.[0] ?? "";
	return { category: "personal_info", ...originalSpan(views.folded, from - lead.length, to) };
}
