import type { ErrorType } from "#contract/errors.ts";
import type { RefusalCategory, Span, UnreadableKind } from "#contract/moderation.ts";
import type { DeliveryReport } from "#server/delivery/attempt.ts";
import type { Judgement } from "#server/judge/judge.ts";

/** What became of a submission. */
export type Outcome =
	| { readonly kind: "approved"; readonly id: string; readonly delivery: DeliveryReport | NoDelivery }
	/** Approved, and delivered at `at` (ms). */
	| { readonly kind: "scheduled"; readonly id: string; readonly at: number }
	| Refusal
	| Held
	/** Somebody has erased it since, or a person has refused it. */
	| { readonly kind: "withdrawn"; readonly id: string }
	/** The recipient wants no notes, so nothing is stored, whatever the judgement was. */
	| { readonly kind: "not_accepted" };

/** An administrator has switched the e-mail to recipients off, or the recipient's mailbox was said to take none. */
interface NoDelivery {
	readonly sent: false;
	readonly cause: "switched_off" | "mailbox_refuses";
}

interface Held {
	readonly kind: "held";
	readonly id: string;
	/** What kept the note from being judged; absent when the moderator is unsure of it. */
	readonly errorType?: ErrorType;
}

interface Refusal {
	readonly kind: "rejected";
	readonly id: string;
	readonly category: RefusalCategory;
	/** What makes an unreadable text so, if that is known. */
	readonly unreadable?: UnreadableKind;
	readonly spans: readonly Span[];
	/** The note speaks of its writer's own death or harm. */
	readonly help: boolean;
}

/** What is remembered of an answer for a repeat of its request: nothing of the text, and what became of the e-mail is looked up. */
export type RememberedAnswer = { readonly kind: "approved"; readonly id: string } | Refusal | Held;

/** The answer that follows from a judgement of the note with this id. */
export function answerTo(judgement: Judgement, id: string): RememberedAnswer {
	if (judgement.kind === "failed") return { kind: "held", id, errorType: judgement.errorType };
	if (judgement.kind === "doubted") return { kind: "held", id };
	const { verdict } = judgement;
	if (verdict.approved) return { kind: "approved", id };
	const { category, unreadable, spans, speaksOfSelfHarm: help } = verdict;
	return { kind: "rejected", id, category, ...(unreadable !== undefined && { unreadable }), spans, help };
}

/** Whether a repeat is judged once more: what nobody could judge is; what the moderator is unsure of waits for a person. */
export function isJudgedAgain(answer: RememberedAnswer): boolean {
	return answer.kind === "held" && answer.errorType !== undefined;
}
