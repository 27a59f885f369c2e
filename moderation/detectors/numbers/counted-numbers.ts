import type { Span } from "#contract/moderation.ts";
import { originalSpan } from "#moderation/normalisation/offset-text.ts";
import type { Views } from "#moderation/normalise.ts";
import { isCalendar, isCounting, isInnocent, withoutDates, withoutMeasures, withoutMoments } from "./benign-numbers.ts";
import { type DigitGroup, type DigitRun, digitRuns } from "./digit-runs.ts";

// What numbers count, right behind them.
const unit =
	/^ ?(?:%|°|[€$£₹]|(?:ans?|years?|yrs?|mois|months?|weeks?|semaines?|days?|jours?|dodos|hours?|hrs?|heures?|h|min|minutes?|seconds?|secondes?|sec|km|kms|m|cm|metres?|meters?|miles?|kg|g|grammes?|grams?|kilos?|litres?|degrees?|degres?|euros?|dollars?|rupees?|rupaye|rupay|rs|fois|times|baje|bajkar|saal|mahine|hafte|din|ghante|minat|baar|logo?n?|people|pages?|kids|enfants|bachche|cups?|tasses?|baisers|kisses|roses|बजे|साल|महीने|हफ्ते|दिन|घंटे|मिनट|बार|लोग|रुपये|रुपए|किलो|am|pm|st|nd|rd|th|e|eme|er|ere)(?![\p{L}\p{M}]))/u;
// What has numbers by itself, right before them.
const numbered =
	/(?:[€$£₹] ?|(?<![\p{L}\p{M}])(?:chapter|page|chapitre|psalm|psaume|verse|verset|bus|train|season|saison|episode|jersey|track|piste|level|age|room|salle|seat|siege|platform|row|rang|lane|day|jour|year|annee|gate|roll|बस|रोल|सीट|पेज) ?(?:no\.? |number |numero |n° ?|नंबर )?)$/u;
const readAfter = 14;
const readBefore = 24;
const maxDigits = 4;
/** Small numbers may be left over, and are not passed over: `one` is a word like others. */
const maxLeft = 2;

/**
 * Where the innocent numbers of a note stand, if all are: counting aloud, days and hours, prices, books, and what counts
 * years, miles or pages. Undefined when there are none, or one may be something else.
 */
export function innocentNumbers(views: Views): readonly Span[] | undefined {
	const text = views.folded.text;
	const groups = digitRuns(views).flatMap((run) => {
		const told = new Set(isInnocentRun(run, text) ? [] : suspicious(run, text));
		return run.map((group) => ({ group, isInnocent: !told.has(group) || isCounted(group, text) }));
	});
	const left = groups.filter((each) => !each.isInnocent);
	if (left.length === groups.length || left.length > maxLeft || left.some(({ group }) => group.digits.length > 1)) {
		return undefined;
	}
	const innocent = groups.filter((each) => each.isInnocent);
	return innocent.map(({ group: { from, to } }) => originalSpan(views.folded, from, to));
}

function isInnocentRun(run: DigitRun, text: string): boolean {
	const [first, last] = [run[0], run.at(-1)];
	if (first === undefined || last === undefined) return true;
	// Down to nought, and not from ten, is how telephone numbers are invented.
	if (isCounting(run) && last.digits === "0" && first.digits !== "10") return false;
	return isInnocent(run, text) || isCalendar(text.slice(first.from, last.to));
}

function suspicious(run: DigitRun, text: string): readonly DigitGroup[] {
	return withoutMeasures(withoutMoments(withoutDates(run, text), text), text).flat();
}

function isCounted({ digits, from, to }: DigitGroup, text: string): boolean {
	if (digits.length > maxDigits) return false;
	return unit.test(text.slice(to, to + readAfter)) || numbered.test(text.slice(Math.max(0, from - readBefore), from));
}
