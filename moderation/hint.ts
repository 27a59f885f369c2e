import type { Hint } from "#contract/writing-hint.ts";
import { decideByRules } from "./decide.ts";
import { normalise } from "./normalise.ts";
import { findByRules, rulesVersion } from "./rules.ts";
import { speaksOfSelfHarm } from "./self-harm.ts";

/**
 * What `moderate` would refuse by its rules alone; undefined when they find nothing, which is no promise that the note
 * will be accepted. Knows nothing of the trained model, whose weights are too heavy for a visitor's connection.
 */
export function hint(text: string): Hint | undefined {
	const views = normalise(text);
	const verdict = decideByRules(findByRules(views), rulesVersion);
	if (verdict === undefined || verdict.approved) return undefined;
	return { category: verdict.category, spans: verdict.spans, help: speaksOfSelfHarm(views) };
}
