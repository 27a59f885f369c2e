import { detect } from "#moderation/detectors/detect.ts";
import { findListed } from "#moderation/lists/find-listed.ts";
import type { Findings } from "./decide.ts";
import type { Views } from "./normalise.ts";
import { findSelfHarm } from "./self-harm.ts";

/** Names the rules below; kept with each verdict that they share in. */
export const rulesVersion = "rules-2";

/** All that rules and lists find in a note. It needs none of the trained weights, so that a browser can run it too. */
export function findByRules(views: Views): Omit<Findings, "weighed"> {
	return { detected: detect(views), selfHarm: findSelfHarm(views), listed: findListed(views) };
}
