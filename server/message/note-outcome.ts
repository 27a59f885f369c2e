import type { ErrorType } from "#contract/errors.ts";
import type { RefusalCategory, Span } from "#contract/moderation.ts";
import type { DeliveryReport } from "#server/delivery/attempt.ts";
import type { Judgement } from "#server/judge/judge.ts";

/** What became of a submission. */
export type Outcome =
	| { readonly kind: "approved"; readonly delivery: DeliveryReport | NoDelivery }
	| Refusal
	| { readonly kind: "held"; readonly errorType: ErrorType }
	/** The recipient wants no notes, so nothing is stored, whatever the judgement was. */
	| { readonly kind: "not_accepted" };

/** An administrator has switched the e-mail to recipients off. */
interface NoDelivery {
	readonly sent: false;
	readonly cause: "switched_off";
}

/** `category` is absent when a person decided. */
interface Refusal {
	readonly kind: "rejected";
	readonly category?: RefusalCategory;
	readonly spans: readonly Span[];
	/** The note speaks of its writer's own death or harm. */
	readonly help: boolean;
}

/** What is remembered of an answer for a repeat of its request: nothing of the text, and what became of the e-mail is looked up. */
export type RememberedAnswer =
	| { readonly kind: "approved"; readonly id: string }
	| Refusal
	| { readonly kind: "held"; readonly id: string; readonly errorType: ErrorType };

/** The answer that follows from a judgement of the note with this id. */
export function answerTo(judgement: Judgement, id: string): RememberedAnswer {
	if (judgement.kind === "failed") return { kind: "held", id, errorType: judgement.errorType };
	const { verdict } = judgement;
	if (verdict.approved) return { kind: "approved", id };
	return { kind: "rejected", category: verdict.category, spans: verdict.spans, help: verdict.speaksOfSelfHarm };
}
