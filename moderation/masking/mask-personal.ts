import type { Span } from "#contract/moderation.ts";
import { detectContactData } from "#moderation/detectors/detect.ts";
import { normalise } from "#moderation/normalise.ts";
import { namesIn } from "./names.ts";

/** Stands where something personal stood. */
const maskMark = "[…]";

/**
 * A text without what tells who wrote or reads it: e-mail addresses, links, handles, telephone and all other numbers
 * written in digits, and names as far as `namesIn` finds them. What is told in words, such as a street or a riddle, stays.
 */
export function maskPersonal(text: string): string {
	const whole = [...detectContactData(normalise(text)), ...tellingRuns(text)].map((span) => wholeRun(text, span));
	const spans = [...whole, ...namesIn(text)].sort((left, right) => left.start - right.start);
	let masked = "";
	let end = 0;
	for (const span of spans) {
		if (span.end <= end) continue;
		const between = text.slice(end, Math.max(end, span.start));
		// Neighbours are one: how many words a name has is told by nothing.
		if (!masked.endsWith(maskMark) || between.trim() !== "") masked += between + maskMark;
		end = span.end;
	}
	return masked + text.slice(end);
}

/** Runs without a blank that hold a digit or a sign of addresses. */
function tellingRuns(text: string): readonly Span[] {
	return Array.from(text.matchAll(/\S+/gu), ({ 0: run, index }) => ({
		run,
		start: index,
		end: index + run.length,
	})).filter(({ run }) => /[\p{N}@_]|:\/\/|www\./iu.test(run));
}

/** What touches contact data belongs to it. */
function wholeRun(text: string, { start, end }: Span): Span {
	let [from, to] = [start, end];
	while (from > 0 && !isBlank(text, from - 1)) from -= 1;
	while (to < text.length && !isBlank(text, to)) to += 1;
	return { start: from, end: to };
}

function isBlank(text: string, at: number): boolean {
	return /\s/u.test(text.charAt(at));
}
