import type { Hint } from "#contract/writing-hint.ts";
import { decideByRules, suspectedBy } from "./decide.ts";
import { normalise } from "./normalise.ts";
import { findByRules, rulesVersion } from "./rules.ts";
import { speaksOfSelfHarm } from "./self-harm.ts";

/**
 * What the rules prove against a text or suspect in it; undefined when they find nothing. Neither is a verdict: a suspicion
 * may be lifted by the trained model, whose weights are too heavy for a visitor's connection, and much is refused by it
 * alone.
 */
export function hint(text: string): Hint | undefined {
	const views = normalise(text);
	const found = findByRules(views);
	const proven = decideByRules(found, rulesVersion);
	const refused = proven?.approved === false ? proven : suspectedBy(found);
	if (refused === undefined) return undefined;
	return { category: refused.category, spans: refused.spans, help: speaksOfSelfHarm(views) };
}
