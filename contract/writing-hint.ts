import type { RefusalCategory, Span } from "./moderation.ts";

/** What the rules have against a note that is still being written. */
export interface Hint {
	readonly category: RefusalCategory;
	/** The places that decided, in order; empty when the whole text is at fault. */
	readonly spans: readonly Span[];
	/** The note speaks of the writer's own death or harm: help lines matter more than the rule. */
	readonly help: boolean;
}

/** What a page asks the worker that reads along. */
export interface HintQuestion {
	readonly id: number;
	readonly text: string;
}

/** Its answer to the question of that id; undefined where the rules find nothing. */
export interface HintAnswer {
	readonly id: number;
	readonly hint: Hint | undefined;
}

/** The name of the meta element that tells a page where the worker lies; a page without it offers no hints. */
export const hintWorkerMeta = "writing-hint";
/** How the worker's address begins. */
export const hintWorkerPath = "/assets/hint-worker-";
