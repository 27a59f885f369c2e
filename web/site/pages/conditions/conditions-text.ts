import type { ReactNode } from "react";
import type { RefusalCategory } from "#contract/moderation.ts";

/** What a note can be refused for by what it says; text that cannot be read at all is another matter. */
type RefusedCategory = Exclude<RefusalCategory, "unreadable">;

interface Part {
	readonly title: string;
	readonly intro: string;
}

interface AcceptedKind {
	readonly name: string;
	readonly meaning: string;
	/** A note that the moderator approves. */
	readonly example: string;
}

interface RefusedKind {
	/** A refusal links to its kind by this name. */
	readonly category: RefusedCategory;
	readonly name: string;
	readonly reason: string;
}

/** One feeling, first as the moderator refuses it in `category`, then as it approves it. */
interface Rewording {
	readonly category: RefusedCategory;
	readonly refused: string;
	readonly accepted: string;
	readonly lesson: string;
}

interface Step {
	readonly title: string;
	readonly text: ReactNode;
	/** Where the path forks. */
	readonly ends?: { readonly approved: string; readonly refused: string };
}

interface Question {
	readonly question: string;
	readonly answer: ReactNode;
}

/** The content rules in one language. */
export interface ConditionsText {
	readonly verdicts: { readonly accepted: string; readonly refused: string };
	readonly accepted: Part & { readonly kinds: readonly AcceptedKind[] };
	readonly refused: Part & { readonly kinds: readonly RefusedKind[]; readonly warning: string };
	readonly rewordings: Part & { readonly pairs: readonly Rewording[] };
	readonly moderation: Part & { readonly steps: readonly Step[] };
	readonly questions: { readonly title: string; readonly list: readonly Question[] };
	readonly closing: { readonly title: string; readonly text: string };
}
