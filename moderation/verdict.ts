import type { RefusalCategory, Span, UnreadableKind } from "#contract/moderation.ts";

/** A finding: which rule, and where in the submitted text (UTF-16 code units). */
export interface Finding extends Span {
	readonly category: RefusalCategory;
	/** Of an `unreadable` text: what makes it so, if that is known. */
	readonly unreadable?: UnreadableKind;
}

interface Approval {
	readonly approved: true;
	readonly confidence: number;
	readonly modelVersion: string;
}

interface Refusal {
	readonly approved: false;
	readonly category: RefusalCategory;
	/** What makes an `unreadable` text so, if that is known. */
	readonly unreadable?: UnreadableKind;
	/** The places that decided, merged, in order. Empty when the whole text is at fault. */
	readonly spans: readonly Span[];
	/** Whether a rule proves it; else it is what the trained model says. */
	readonly isProven: boolean;
	/** Whether the writer speaks of their own death or harm, and should be shown help lines. */
	readonly speaksOfSelfHarm: boolean;
	readonly confidence: number;
	readonly modelVersion: string;
}

/** What the moderator thinks of a text. `confidence` is 0 to 1; `modelVersion` names the rules that judged. */
export type Verdict = Approval | Refusal;

/** A verdict before anybody has asked whether its writer needs help. */
export type Decision = Approval | Omit<Refusal, "speaksOfSelfHarm">;
