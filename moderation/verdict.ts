import type { RefusalCategory, Span } from "#contract/moderation.ts";

/** A finding: which rule, and where in the submitted text (UTF-16 code units). */
export interface Finding extends Span {
	readonly category: RefusalCategory;
}

/** What the moderator thinks of a text. `confidence` is 0 to 1; `modelVersion` names the rules that judged. */
export type Verdict =
	| { readonly approved: true; readonly confidence: number; readonly modelVersion: string }
	| {
			readonly approved: false;
			readonly category: RefusalCategory;
			/** The places that decided, merged, in order. Empty when the whole text is at fault. */
			readonly spans: readonly Span[];
			readonly confidence: number;
			readonly modelVersion: string;
	  };
