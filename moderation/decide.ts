import type { RefusalCategory, Span } from "#contract/moderation.ts";
import type { Decision, Finding } from "./verdict.ts";

/** What the trained model makes of a note. */
export interface Weighed {
	/** The sentence that weighs most, in a note that is to be refused. */
	readonly finding?: Finding;
	/** How sure that is, or that the note is a kind one: 0 to 1. */
	readonly confidence: number;
}

/** What was found in a note, by source. */
export interface Findings {
	/** By the detectors, which prove what they find. */
	readonly detected: readonly Finding[];
	/** By the rules on the writer's own death or harm. */
	readonly selfHarm?: readonly Finding[];
	/** By the lists of words and phrases. */
	readonly listed: readonly Finding[];
	/** By the trained model, which weighs the whole note. */
	readonly weighed: Weighed;
}

// Shares of right decisions, measured on hand-written notes of which half should be refused; README.md has the figures.
const confidenceOf: Readonly<Record<"detected" | "selfHarm" | "listed", number>> = {
	detected: 0.98,
	selfHarm: 0.95,
	listed: 0.95,
};

type RuleSource = keyof typeof confidenceOf;
const sources: readonly RuleSource[] = ["detected", "selfHarm", "listed"];

// What harms the reader most is named first; what is not named comes last. Contact data lead: they are exact, and the
// sender can take them out at once. Harassment from a detector is a threat, hence above listed insults. Who speaks of
// their own death is answered about that, whatever else the note says.
const gravity: readonly { readonly source: RuleSource; readonly category: RefusalCategory }[] = [
	{ source: "detected", category: "personal_info" },
	{ source: "detected", category: "harassment" },
	{ source: "selfHarm", category: "obsessive" },
	{ source: "listed", category: "sexual" },
	{ source: "listed", category: "discrimination" },
	{ source: "listed", category: "harassment" },
	{ source: "detected", category: "meeting" },
	{ source: "detected", category: "obsessive" },
	{ source: "detected", category: "spam" },
	{ source: "detected", category: "unreadable" },
];

/** The gravest category that a rule proves, and where it shows; undefined when the rules prove nothing. */
export function decideByRules(findings: Omit<Findings, "weighed">, modelVersion: string): Decision | undefined {
	for (const { source, category } of byGravity(findings)) {
		const deciding = (findings[source] ?? []).filter((finding) => finding.category === category);
		if (deciding.length === 0) continue;
		const spans = category === "unreadable" ? [] : mergeSpans(deciding);
		return { approved: false, category, spans, isProven: true, confidence: confidenceOf[source], modelVersion };
	}
	return undefined;
}

function byGravity(findings: Omit<Findings, "weighed">): typeof gravity {
	const found = sources.flatMap((source) => (findings[source] ?? []).map(({ category }) => ({ source, category })));
	return [...gravity, ...found];
}

/** One decision from all findings: what a rule proves, else what the model says. */
export function decide(findings: Findings, modelVersion: string): Decision {
	const proven = decideByRules(findings, modelVersion);
	if (proven !== undefined) return proven;
	const { finding, confidence } = findings.weighed;
	if (finding === undefined) return { approved: true, confidence, modelVersion };
	const { category, start, end } = finding;
	return { approved: false, category, spans: [{ start, end }], isProven: false, confidence, modelVersion };
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
