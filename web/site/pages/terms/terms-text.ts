import type { ReactNode } from "react";
import { refusalCategories } from "#contract/refusal-categories.ts";

/** The ids of the sections, in their order: links from elsewhere lead to them, so they stay. */
export const sectionIds = [
	"section1",
	"section2",
	"section3",
	"section4",
	"section5",
	"section6",
	"section7",
	"section8",
	"section9",
	"section10",
	"section11",
	"section12",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** What a message may say. */
export const allowedKinds = ["feelings", "admiration", "compliments", "emotions", "poetry"] as const;
type AllowedKind = (typeof allowedKinds)[number];

/** What a message may not say: the rules of the moderator, but for texts that it cannot read. */
export const forbiddenKinds = refusalCategories.filter((category) => category !== "unreadable");
type ForbiddenKind = (typeof forbiddenKinds)[number];

/** The day on which the words of the terms were last changed, in whatever language. A test knows the words of that day. */
export const wordedOn = "2026-11-28";

/** The terms of use in one language. */
export interface TermsText {
	/** When the rules last changed, for reading. */
	readonly updated: string;
	/** What that date is of, and what changed last on `wordedOn`, which stands for its `{day}`. */
	readonly worded: string;
	readonly contentsLabel: string;
	readonly titles: Readonly<Record<SectionId, string>>;
	/** The paragraphs of the sections that are running text. */
	readonly bodies: Readonly<Record<Exclude<SectionId, "section4" | "section5">, ReactNode>>;
	/** Section 4. */
	readonly rules: {
		readonly intro: string;
		readonly points: readonly [string, string, string, string, string];
	};
	/** Section 5. */
	readonly content: {
		readonly intro: ReactNode;
		readonly allowedTitle: string;
		readonly allowed: Readonly<Record<AllowedKind, string>>;
		readonly forbiddenTitle: string;
		readonly forbidden: Readonly<Record<ForbiddenKind, string>>;
		readonly closing: ReactNode;
	};
}
