import { type ErrorReason, ExpectedError } from "#contract/errors.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { isoMoment } from "./reviewed-message.ts";

/** A message does not stand where an action needs it; says what happened to it, when and by whom. */
export function alreadyDecided(row: MessageTable, reason: ErrorReason = reasonOf(row)): ExpectedError {
	return new ExpectedError("conflict", reason, {
		inputs: row.decided_by === null ? {} : { by: row.decided_by },
		facts: {
			moderation_status: row.moderation_status,
			decided_at: isoMoment(row.decided_at),
			decided_by: row.decided_by,
		},
	});
}

function reasonOf({ moderation_status: status }: MessageTable): ErrorReason {
	if (status === "pending") return "not_decided";
	return status === "approved" ? "already_approved" : "already_rejected";
}
