import { detectUnjudgeable } from "#moderation/detectors/unjudgeable.ts";
import { loadTrainedModel, trainedVersion, weigh } from "#moderation/model/weigh.ts";
import { decide, decideByRules } from "./decide.ts";
import { weighImages } from "./love-image.ts";
import { normalise, type Views } from "./normalise.ts";
import { weighNumbers } from "./number-free.ts";
import { initialsOf, otherReadings } from "./other-readings.ts";
import { findByRules, rulesVersion } from "./rules.ts";
import { speaksOfSelfHarm } from "./self-harm.ts";
import { sharedSuspicions } from "./suspicion.ts";
import type { Decision, Verdict } from "./verdict.ts";

/** Loads what judging needs, in a few hundredths of a second; a server does it before it listens. */
export async function prepareModerator(): Promise<void> {
	loadTrainedModel();
}

/** Names the rules and the trained model below; kept with each verdict. */
export function modelVersion(): string {
	return `${rulesVersion}, ${trainedVersion()}`;
}

/**
 * Judges one note. Pure and total: any string has a verdict, in time linear in its length.
 * @throws when `prepareModerator` has not been awaited.
 * A caller that runs it elsewhere treats a failure of that place as "not judged", never as approved.
 */
export function moderate(text: string): Verdict {
	const views = normalise(text);
	const verdict = judge(views);
	if (!verdict.approved) return verdict;
	const hidden = otherReadings(views).map((reading) => judge(normalise(reading)));
	const refused = [...hidden, suspectedIn(initialsOf(views))].find((each) => each !== undefined && !each.approved);
	if (refused === undefined || refused.approved || refused.category === "unreadable") return verdict;
	return { ...refused, spans: [{ start: 0, end: text.length }] };
}

/** What rules prove or suspect in a text by itself. */
function suspectedIn(text: string | undefined): Verdict | undefined {
	if (text === undefined) return undefined;
	const views = normalise(text);
	return verdictOf(decide({ ...findByRules(views), weighed: { confidence: 0 } }, modelVersion()), views);
}

function judge(views: Views): Verdict {
	const found = findInWhole(views);
	// What a rule proves stands whatever the model says, and the model is the dearer of the two.
	const proven = decideByRules(found, modelVersion());
	if (proven !== undefined) return verdictOf(proven, views);
	const weighText = (part: string) => weigh(normalise(part));
	const weighed = weighNumbers(views, weighImages(views, weigh(views), weighText), weighText);
	const shared = sharedSuspicions(found, views, { whole: weighed, weighText });
	return verdictOf(decide({ ...found, ...shared, weighed }, modelVersion()), views);
}

/** What the rules alone prove against a note; undefined when they prove nothing. For a caller with a model of its own. */
export function moderateByRules(text: string): Verdict | undefined {
	const views = normalise(text);
	const decision = decideByRules(findInWhole(views), rulesVersion);
	return decision && verdictOf(decision, views);
}

/** What rules find in a note that is finished: beside what they find in any text, what keeps it from being judged. */
function findInWhole(views: Views): ReturnType<typeof findByRules> {
	const found = findByRules(views);
	return { ...found, detected: [...detectUnjudgeable(views), ...found.detected] };
}

function verdictOf(decision: Decision, views: Views): Verdict {
	return decision.approved ? decision : { ...decision, speaksOfSelfHarm: speaksOfSelfHarm(views) };
}
