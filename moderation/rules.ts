import { detect, suspectContactData } from "#moderation/detectors/detect.ts";
import { findListed } from "#moderation/lists/find-listed.ts";
import { findThreats } from "#moderation/lists/threat-phrases.ts";
import type { Proofs, Suspicions } from "./decide.ts";
import type { Views } from "./normalise.ts";
import { findSelfHarm } from "./self-harm.ts";

/** Names the rules below; kept with each verdict that they share in. */
export const rulesVersion = "rules-4";

/** All that rules and lists find in a note. It needs none of the trained weights, so that a browser can run it too. */
export function findByRules(views: Views): Proofs & Suspicions {
	const { words, listed } = findListed(views);
	return {
		detected: detect(views),
		selfHarm: findSelfHarm(views),
		threats: findThreats(views),
		words,
		listed: [...listed, ...suspectContactData(views)],
	};
}
