import { decideByRules, suspectedBy } from "#moderation/decide.ts";
import { normalise } from "#moderation/normalise.ts";
import { findByRules, rulesVersion } from "#moderation/rules.ts";
import { sharedSuspicions } from "#moderation/suspicion.ts";

/**
 * Whether the rules refuse a note to which a model gives this chance of being one to refuse: by proof, or by a suspicion
 * that the model shares. A model that was made for one fold only is not asked for passages of long notes.
 */
export function rulesRefuse(text: string, chance: number): boolean {
	const views = normalise(text);
	const found = findByRules(views);
	if (decideByRules(found, rulesVersion) !== undefined) return true;
	const whole = { confidence: 1 - chance };
	return suspectedBy(sharedSuspicions(found, views, { whole, weighText: () => whole })) !== undefined;
}
