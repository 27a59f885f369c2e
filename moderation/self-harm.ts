import { selfHarmMentions, selfHarmRules } from "#moderation/lists/self-harm-phrases.ts";
import { createPhraseDetector, createSeldomDetector } from "#moderation/phrases/phrase-rule.ts";
import type { Views } from "./normalise.ts";
import type { Finding } from "./verdict.ts";

/**
 * Where the writer says of themselves that they want to die or to be hurt. It counts as `obsessive`: it lays on a reader
 * who cannot answer what nobody should carry alone. "I would die for you" is none of it, nor is what lies in the past.
 */
export const findSelfHarm: (views: Views) => readonly Finding[] = createPhraseDetector("obsessive", selfHarmRules);

const findMentions = createSeldomDetector("obsessive", selfHarmMentions);

/**
 * Whether the sender of a refused note should be shown help lines. Wider than `findSelfHarm`, because a number too many
 * harms nobody; it is no ground for refusing a note.
 */
export function speaksOfSelfHarm(views: Views): boolean {
	return findSelfHarm(views).length > 0 || findMentions(views).length > 0;
}
