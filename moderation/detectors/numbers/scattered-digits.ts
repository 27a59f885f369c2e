import { foldWord } from "#moderation/normalisation/fold-characters.ts";
import { isCounting, isInnocent, withoutMoments } from "./benign-numbers.ts";
import { type DigitGroup, type DigitRun, digitCount } from "./digit-runs.ts";
import { isUnmistakable, type NumberJudge } from "./number-plans.ts";

// A telephone number that is told piece by piece, with words, emoji or whole sentences between its digits.
const widestGap = 48;
const maxWordsBetween = 6;
const minDigits = 10;
const maxDigits = 13;
const minGroups = 2;
const minLines = 5;
const linesShare = 0.8;
const lineReach = 12;
const beginsLine = /(?:^|\n)[^\p{L}\p{N}\n]{0,8}$/u;
const narrowestOfTwo = 4;
const widestGroup = 6;
const words = /[\p{L}\p{M}]+/gu;

const invitation =
	/(?:^|[^\p{L}])(?:call|phone|mobile|cell|whatsapp|text me|ring|dial|number|digits|tel|telephone|portable|appelle|appelle-moi|compose|numero|sonner|decrocher?|नंबर|फोन|कॉल|मोबाइल|डायल|घंटी|मिला|मिलाओ|अंक|ghanti|ank|missed call|first half|other half|second half|moitie|aadha|आधा|first five|last five|pehle paanch|पहले पांच)(?:[^\p{L}]|$)|[📞📱☎📲🤙]/u;
const yearLike = /^(?:1[5-9][0-9]{2}|20[0-9]{2})$/;
// Small words that are numbers too, but mostly mean something else.
const ambiguous = new Set(
	"un une do no to one tin sat set nau nav nao naw tera bara sola to for o cent cents sau sis die nef vint bis das tis एक दो नो सौ सात".split(
		" ",
	),
);

// Words that say nothing themselves: people put them between digits to break a number up, or to count its digits off.
const empty = new Set(
	`love heart kiss kisses baby babe darling dear honey sweetheart hug forever always my you me um uh er hmm hm well so like yes ok okay
	please lol haha then next and after is comes the a it first second third fourth fifth sixth seventh eighth ninth tenth last digit number
	amour coeur bisou bisous cheri cherie toujours mon ma tu toi euh ben bah hein voila alors oui puis ensuite et apres encore est le la c
	premier premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme dernier chiffre
	pyaar pyar dil jaan jaanu jaaneman sona haan ji na matlab bas phir fir uske baad aur hai h yaar pehla dusra doosra teesra chautha
	paanchva chhatha saatva aathva nauva dasva aakhri ank
	प्यार दिल जान जानू हां जी ना मतलब बस फिर उसके बाद और है यार पहला दूसरा तीसरा चौथा पांचवां छठा सातवां आठवां नौवां दसवां आखिरी अंक`
		.split(/\s+/)
		.map(foldWord),
);

/** Who tells a telephone number tells few others; among many, some ten digits are one by chance. */
const minShare = 0.5;

interface Place {
	readonly from: number;
	readonly to: number;
}

interface NumberPlace extends Place {
	/** Of how many groups it is made. */
	readonly groups: number;
}

/** The first number whose digits, scattered over neighbouring words, make up a telephone number exactly. */
export function scatteredNumber(runs: readonly DigitRun[], text: string, judge: NumberJudge): Place | undefined {
	const telling = withoutMoments(runs, text).filter((run) => !isInnocent(run, text));
	if (telling.reduce((sum, run) => sum + digitCount(run), 0) < minDigits) return undefined;
	const count = telling.reduce((sum, run) => sum + run.length, 0);
	const found = lineNumber(telling, text, judge) ?? firstNumber(telling, text, judge);
	return found === undefined || found.groups < count * minShare ? undefined : found;
}

/** The number that the first numbers of the lines make up: `0 doute` above `6 roses` above … */
function lineNumber(telling: readonly DigitRun[], text: string, judge: NumberJudge): NumberPlace | undefined {
	if (!text.includes("\n")) return undefined;
	const first = telling.flat().filter(({ from }) => beginsLine.test(text.slice(Math.max(0, from - lineReach), from)));
	const [start, end] = [first[0], first.at(-1)];
	const digits = first.map((group) => group.digits).join("");
	if (start === undefined || end === undefined || first.length < minLines || isCounting(first)) return undefined;
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	if (first.length < lines.length * linesShare) return undefined;
	if (digits.length < minDigits || digits.length > maxDigits || !judge(digits, false)) return undefined;
	return { from: start.from, to: end.to, groups: first.length };
}

function firstNumber(telling: readonly DigitRun[], text: string, judge: NumberJudge): NumberPlace | undefined {
	const invited = invitation.test(text);
	for (const groups of neighbours(telling, text, invited)) {
		const certain = groups.filter((group) => !group.spelled || !ambiguous.has(text.slice(group.from, group.to)));
		const place = numberAmong(groups, invited, judge);
		if (place !== undefined) return place;
		const certainPlace = certain.length < groups.length ? numberAmong(certain, invited, judge) : undefined;
		if (certainPlace !== undefined) return certainPlace;
	}
	return undefined;
}

/** Runs of digits that belong together: little but empty words between them, or any few words where a call is invited. */
function neighbours(runs: readonly DigitRun[], text: string, invited: boolean): readonly (readonly DigitGroup[])[] {
	const joined: DigitGroup[][] = [];
	let previousEnd = Number.NEGATIVE_INFINITY;
	for (const run of runs) {
		const [first, last] = [run[0], run.at(-1)];
		if (first === undefined || last === undefined) continue;
		const near = first.from - previousEnd <= widestGap && links(text.slice(previousEnd, first.from), invited);
		if (!near) joined.push([]);
		for (const group of run) joined.at(-1)?.push(group);
		previousEnd = last.to;
	}
	return joined.filter((groups) => groups.length >= minGroups);
}

function links(between: string, invited: boolean): boolean {
	const said = between.match(words) ?? [];
	return said.length <= maxWordsBetween && (invited || said.every((word) => empty.has(word)));
}

function numberAmong(groups: readonly DigitGroup[], invited: boolean, judge: NumberJudge): NumberPlace | undefined {
	const digits = groups.map((group) => group.digits).join("");
	if (digits.length < minDigits || isCounting(groups)) return undefined;
	const [first, last] = [groups[0], groups.at(-1)];
	if (first === undefined || last === undefined) return undefined;
	const plain = groups.length > minGroups || groups.every((group) => group.digits.length >= narrowestOfTwo);
	const short = groups.every((group) => group.digits.length <= widestGroup && !yearLike.test(group.digits));
	if (plain && short && digits.length <= maxDigits && judge(digits, false))
		return { from: first.from, to: last.to, groups: groups.length };
	for (let at = 0; at + minGroups <= groups.length; at += 1) {
		const place = numberAt(groups, at, invited, judge);
		if (place !== undefined) return place;
	}
	return undefined;
}

/** With an invitation to call any valid number counts; without one, those that begin with 0 and come in pairs or singly. */
function numberAt(
	groups: readonly DigitGroup[],
	at: number,
	invited: boolean,
	judge: NumberJudge,
): NumberPlace | undefined {
	let digits = "";
	for (let next = at; next < groups.length && digits.length < maxDigits; next += 1) {
		const group = groups[next];
		if (group === undefined || (!invited && group.digits.length > 2) || yearLike.test(group.digits)) return undefined;
		digits += group.digits;
		if (digits.length < minDigits || next - at + 1 < minGroups) continue;
		const unmistakable = isUnmistakable(digits);
		if ((!unmistakable && !invited) || isCounting(groups.slice(at, next + 1))) continue;
		if (unmistakable || judge(digits, false)) {
			return { from: groups[at]?.from ?? 0, to: group.to, groups: next - at + 1 };
		}
	}
	return undefined;
}
