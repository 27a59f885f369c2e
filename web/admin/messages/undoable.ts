import type { EmailPlan, ModerationAction } from "#contract/admin-decisions.ts";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import type { ModerationStatus } from "#contract/message.ts";

/** A decision that can still be taken back. */
export interface Undoable {
	/** Counts the decisions of this visit, which tells them from each other. */
	readonly number: number;
	readonly messages: readonly ReviewedMessage[];
	readonly action: ModerationAction;
	/** How the messages stood before, as they stand again when it is taken back. */
	readonly before: ModerationStatus;
	/** What becomes of the e-mail, where one message was decided; undefined until the server has answered. */
	readonly email: EmailPlan | undefined;
	/** Milliseconds of this browser's clock. */
	readonly until: number;
}

/**
 * When undoing ends, by this browser's clock, which may differ from the server's: the server's own time for it, counted
 * from when it was asked, so that nothing is offered that the server would refuse.
 */
export function undoEnd(askedAt: number): number {
	return askedAt + limits.undoMs;
}

/** The latest decision that can still be undone at `now`. */
export function latestUndoable(decisions: readonly Undoable[], now: number): Undoable | undefined {
	return decisions.findLast(({ until }) => until > now);
}

/** Whole seconds left, never none as long as there is time. */
export function secondsLeft({ until }: Undoable, now: number): number {
	return Math.max(0, Math.ceil((until - now) / 1000));
}
