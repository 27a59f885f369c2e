import type { AuditAction } from "#contract/admin-settings.ts";
import type { Figures } from "#server/analytics/figures.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Suppressions } from "#server/suppression/suppressions.ts";

/** What administrators’ calls about e-mails need. */
export interface DeliverabilityParts {
	readonly database: Database;
	readonly vault: Vault;
	readonly figures: Figures;
	readonly suppressions: Suppressions;
	/** E-mails are kept as files instead of sent. */
	readonly isCaptured: boolean;
	/** Deletes what a mailbox has not received yet. */
	readonly withdrawWaiting: (queries: Queries, owner: { mailboxKey: string; recipientKey: string }) => Promise<void>;
	/** Writes into the audit log what an administrator did. */
	readonly record: (queries: Queries, username: string, action: AuditAction, subject: string) => Promise<void>;
	readonly clock: Clock;
	readonly steadyClock: Clock;
}
