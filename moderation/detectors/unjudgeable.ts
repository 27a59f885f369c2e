import type { UnreadableKind } from "#contract/moderation.ts";
import { isInOtherLanguage } from "#moderation/detectors/language/other-language.ts";
import { readWords } from "#moderation/detectors/language/read-words.ts";
import type { Views } from "#moderation/normalise.ts";
import type { Finding } from "#moderation/verdict.ts";
import { isCode } from "./code-fragments.ts";
import { isHiddenWriting } from "./hidden-writing.ts";
import { ordersModerator } from "./moderator-orders.ts";
import { isWordless } from "./wordless.ts";

/**
 * What keeps a finished note from being judged, at most one finding. Needs the vocabularies, and would trouble somebody
 * whose note has but begun: the hint in the browser does without.
 */
export function detectUnjudgeable(views: Views): readonly Finding[] {
	const unreadable = kindOf(views);
	return unreadable === undefined
		? []
		: [{ category: "unreadable", unreadable, start: 0, end: Math.max(1, views.display.length) }];
}

function kindOf(views: Views): UnreadableKind | undefined {
	if (ordersModerator(views)) return "orders";
	const words = readWords(views);
	if (isHiddenWriting(views, words)) return "hidden_writing";
	if (isWordless(views, words) || isCode(views)) return "no_words";
	return isInOtherLanguage(words) ? "other_language" : undefined;
}
