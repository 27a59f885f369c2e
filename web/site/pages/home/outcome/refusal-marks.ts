import type { Span } from "#contract/moderation.ts";
import { findPlace } from "#web/site/pages/home/place/place.ts";
import type { Refusal } from "./outcome.ts";

/** What of a refused note is still as it was. */
export interface StandingRefusal {
	readonly refusal: Refusal;
	/** The refused passages in what the field holds now, in its order. */
	readonly marks: readonly Span[];
}

/**
 * A refusal as far as it is about what the field holds now: undefined once every passage has been changed or, where
 * the whole note was meant, anything of it has.
 */
export function standingRefusal(refusal: Refusal, value: string): StandingRefusal | undefined {
	const { places, message } = refusal;
	const marks = places
		.flatMap((place) => findPlace(value, place) ?? [])
		.sort((left, right) => left.start - right.start)
		.filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
	const stands = places.length > 0 ? marks.length > 0 : value.trim() === message;
	return stands ? { refusal, marks } : undefined;
}
