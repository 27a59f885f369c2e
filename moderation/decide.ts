import type { RefusalCategory, Span } from "#contract/moderation.ts";
import type { Finding, Verdict } from "./verdict.ts";

/** What the two judges of a note found. */
export interface Findings {
	/** By the detectors, which prove what they find. */
	readonly detected: readonly Finding[];
	/** By the classifier, which weighs words. */
	readonly judged: readonly Finding[];
}

// What harms the reader most is named first. Contact data lead: they are exact, and the sender can take them out at
// once. Harassment from a detector is a threat, hence above the classifier's insults.
const gravity: readonly { readonly source: keyof Findings; readonly category: RefusalCategory }[] = [
	{ source: "detected", category: "personal_info" },
	{ source: "detected", category: "harassment" },
	{ source: "judged", category: "sexual" },
	{ source: "judged", category: "discrimination" },
	{ source: "judged", category: "harassment" },
	{ source: "detected", category: "meeting" },
	{ source: "detected", category: "obsessive" },
	{ source: "detected", category: "spam" },
	{ source: "detected", category: "unreadable" },
];

/** One verdict from all findings: the gravest category, and where it shows. */
export function decide(findings: Findings, modelVersion: string): Verdict {
	for (const { source, category } of gravity) {
		const deciding = findings[source].filter((finding) => finding.category === category);
		if (deciding.length === 0) continue;
		const spans = category === "unreadable" ? [] : mergeSpans(deciding);
		return { approved: false, category, spans, confidence: confidenceOf[source], modelVersion };
	}
	return { approved: true, confidence: approvalConfidence, modelVersion };
}

// Shares of right decisions, measured on hand-written notes of which half should be refused; README.md has the figures.
// An approval says little yet: most of what is wrong with a note only its meaning shows.
const confidenceOf: Readonly<Record<keyof Findings, number>> = { detected: 0.98, judged: 0.95 };
const approvalConfidence = 0.53;

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
