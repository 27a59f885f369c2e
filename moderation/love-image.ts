import { loveImages, noLoveImages } from "#moderation/lists/love-image-phrases.ts";
import { createSeldomDetector } from "#moderation/phrases/phrase-rule.ts";
import { mergeSpans, type Weighed } from "./decide.ts";
import type { Views } from "./normalise.ts";

const findImages = createSeldomDetector("obsessive", loveImages);
const findConditions = createSeldomDetector("obsessive", noLoveImages);

/** The categories that the model takes dying for love for. */
const mistakenFor: readonly string[] = ["obsessive", "harassment"];
/** Fewer words than this are no note of their own. */
const minWords = 2;
/** How sure it is that nothing but the image is a kind note. */
const imageAlone: Weighed = { confidence: 0.8 };

/**
 * What the model makes of a note in which the writer dies for love. Where it refuses such a note, it is asked again about
 * the rest of it, and believed when it then finds nothing. An image with a condition ("if you leave") is none.
 */
export function weighImages(views: Views, whole: Weighed, weighText: (text: string) => Weighed): Weighed {
	if (whole.finding === undefined || !mistakenFor.includes(whole.finding.category)) return whole;
	const images = findImages(views);
	if (images.length === 0 || findConditions(views).length > 0) return whole;
	const rest = without(images, views);
	const weighed = rest.words < minWords ? imageAlone : weighText(rest.text);
	return weighed.finding === undefined ? weighed : whole;
}

function without(images: ReturnType<typeof findImages>, { display, words }: Views) {
	const spans = mergeSpans(images);
	const parts = [0, ...spans.map(({ end }) => end)].map((from, at) => display.slice(from, spans[at]?.start));
	const kept = words.filter(({ start, end }) => !spans.some((span) => start < span.end && end > span.start));
	return { text: parts.join(" "), words: kept.length };
}
