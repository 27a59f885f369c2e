import { innocentNumbers } from "#moderation/detectors/numbers/counted-numbers.ts";
import type { Weighed } from "./decide.ts";
import { mergeSpans } from "./decide.ts";
import type { Views } from "./normalise.ts";

/**
 * What the model makes of a note of which it believes, by itself, that it holds contact data, while all its numbers are
 * innocent: counting, hours, prices, years. It is asked again about the rest of the note, and believed when it then finds
 * nothing: what speaks for contact data came from the numbers alone.
 */
export function weighNumbers(views: Views, whole: Weighed, weighText: (text: string) => Weighed): Weighed {
	if (whole.finding?.category !== "personal_info") return whole;
	const numbers = innocentNumbers(views);
	if (numbers === undefined) return whole;
	const spans = mergeSpans(numbers);
	const rest = [0, ...spans.map(({ end }) => end)].map((from, at) => views.display.slice(from, spans[at]?.start));
	const weighed = weighText(rest.join(" "));
	return weighed.finding === undefined ? weighed : whole;
}
