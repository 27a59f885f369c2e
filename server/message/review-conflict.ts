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
			version: row.version,
		},
	});
}

/**
 * @throws {ExpectedError} `conflict` when a message has changed since whoever acts on it saw this version; undefined: they
 * did not say what they saw.
 */
export function requireVersion(row: MessageTable, version: number | undefined): void {
	if (version === undefined || version === row.version) return;
	throw alreadyDecided(row, row.moderation_status === "pending" ? "changed_meanwhile" : undefined);
}

function reasonOf({ moderation_status: status }: MessageTable): ErrorReason {
	if (status === "pending") return "not_decided";
	return status === "approved" ? "already_approved" : "already_rejected";
}
