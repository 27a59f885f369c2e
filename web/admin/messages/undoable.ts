import type { EmailPlan, ModerationAction } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";

/** A decision that can still be taken back. */
export interface Undoable {
	readonly ids: readonly string[];
	readonly action: ModerationAction;
	/** What becomes of the e-mail, where one message was decided. */
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
