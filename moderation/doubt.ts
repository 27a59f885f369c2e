import type { Decision } from "./verdict.ts";

// Chances of refusal from 0.3 to 0.7. What a rule proves has a confidence well above.
const minConfidence = 0.7;

/**
 * Whether a verdict of `moderate` is so unsure that a second opinion is worth having: the grey band. So is one whose
 * chance speaks against it, and one on a text without a word to weigh (confidence 0).
 */
export function isDoubtful({ confidence }: Decision): boolean {
	return confidence < minConfidence;
}
