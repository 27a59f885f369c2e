import { type Failure, type Meaning, meaningOf } from "./failure-meaning.ts";

/**
 * What a provider calls a lasting failure, unless the reply it quotes says that it passes or is about us. Providers know
 * more replies than we do, and have their own reasons to call one lasting.
 */
export function lastingUnless(failure: Omit<Failure, "action">): Meaning {
	const meaning = meaningOf({ ...failure, action: "failed" });
	return meaning.kind === "other" ? { ...meaning, kind: "hard" } : meaning;
}

/** What we make of a reply that a provider calls a failure without saying that it lasts. */
export function notLasting(failure: Omit<Failure, "action">): Meaning {
	const meaning = meaningOf({ ...failure, action: "failed" });
	return meaning.kind === "hard" ? { ...meaning, kind: "other" } : meaning;
}
