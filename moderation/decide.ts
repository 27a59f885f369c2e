import type { RefusalCategory, Span, UnreadableKind } from "#contract/moderation.ts";
import type { Decision, Finding } from "./verdict.ts";

/** What the trained model makes of a note. */
export interface Weighed {
	/** The sentence that weighs most, in a note that is to be refused. */
	readonly finding?: Finding;
	/** How sure that is, or that the note is a kind one: 0 to 1. */
	readonly confidence: number;
}

/** What rules prove: kind notes hold it in less than one case of a hundred. */
export interface Proofs {
	/** By the detectors: contact data, and texts that cannot be judged. */
	readonly detected: readonly Finding[];
	/** By the rules on the writer's own death or harm. */
	readonly selfHarm?: readonly Finding[];
}

/** What rules suspect: words and phrases that harm often has, and teasing, quoting and consoling have too. */
export interface Suspicions {
	/** To kill or hurt the reader. */
	readonly threats?: readonly Finding[];
	/** Insulting, hateful and explicit words: whoever uses them, their category is plain. */
	readonly words?: readonly Finding[];
	/** By the lists of phrases. */
	readonly listed: readonly Finding[];
}

/** What was found in a note, by source. */
export interface Findings extends Proofs, Suspicions {
	/** By the trained model, which weighs the whole note. */
	readonly weighed: Weighed;
}

// Shares of right decisions, measured by moderation:rules; README.md has the figures.
const confidenceOf: Readonly<Record<keyof Proofs | "suspected", number>> = {
	detected: 0.98,
	selfHarm: 0.95,
	suspected: 0.65,
};

// What harms the reader most is named first; what is not named comes last. Contact data lead: they are exact, and the
// sender can take them out at once. Who speaks of their own death is answered about that, whatever else the note says.
const gravity: readonly RefusalCategory[] = [
	"personal_info",
	"obsessive",
	"sexual",
	"discrimination",
	"harassment",
	"meeting",
	"spam",
];

/** The gravest category that a rule proves, and where it shows; undefined when the rules prove nothing. */
export function decideByRules({ detected, selfHarm = [] }: Proofs, modelVersion: string): Decision | undefined {
	const found = gravestOf([...detected, ...selfHarm]);
	if (found === undefined) return undefined;
	const confidence = found.category === "obsessive" ? confidenceOf.selfHarm : confidenceOf.detected;
	return { approved: false, ...found, isProven: true, confidence, modelVersion };
}

/** The gravest category that a rule suspects, and where it shows. A threat is named before all others. */
export function suspectedBy({ threats = [], words = [], listed }: Suspicions): Refused | undefined {
	return gravestOf(threats) ?? gravestOf([...words, ...listed]);
}

/**
 * One decision from all findings: what a rule proves, else what the model says, else what a rule suspects. Suspicions are
 * those that the model shares (`suspicion.ts`). Where the model refuses, threats and listed words name the category too,
 * and all of them show the place.
 */
export function decide(findings: Findings, modelVersion: string): Decision {
	const proven = decideByRules(findings, modelVersion);
	if (proven !== undefined) return proven;
	const suspected = suspectedBy(findings);
	const { finding, confidence } = findings.weighed;
	if (finding === undefined) {
		if (suspected === undefined) return { approved: true, confidence, modelVersion };
		return { approved: false, ...suspected, isProven: false, confidence: confidenceOf.suspected, modelVersion };
	}
	const shown = shownBy(findings, finding.category) ?? { category: finding.category, spans: [spanOf(finding)] };
	return { approved: false, ...shown, isProven: false, confidence, modelVersion };
}

/** What shows better than the model's sentence why a note is refused. */
function shownBy({ threats = [], words = [], listed }: Suspicions, category: RefusalCategory): Refused | undefined {
	return gravestOf(threats) ?? gravestOf(words) ?? gravestOf(listed.filter((each) => each.category === category));
}

function spanOf({ start, end }: Finding): Span {
	return { start, end };
}

interface Refused {
	readonly category: RefusalCategory;
	readonly unreadable?: UnreadableKind;
	readonly spans: readonly Span[];
}

function gravestOf(findings: readonly Finding[]): Refused | undefined {
	const found = findings.map(({ category }) => category);
	const category = gravity.find((each) => found.includes(each)) ?? found[0];
	if (category === undefined) return undefined;
	const deciding = findings.filter((finding) => finding.category === category);
	if (category !== "unreadable") return { category, spans: mergeSpans(deciding) };
	const unreadable = deciding.find((finding) => finding.unreadable !== undefined)?.unreadable;
	return { category, ...(unreadable !== undefined && { unreadable }), spans: [] };
}

/** Overlapping and touching spans as one, in order of place. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
	const merged: { start: number; end: number }[] = [];
	for (const { start, end } of [...spans].sort((left, right) => left.start - right.start)) {
		const last = merged.at(-1);
		if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
		else merged.push({ start, end });
	}
	return merged;
}
