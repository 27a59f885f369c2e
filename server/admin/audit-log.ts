import { createHash, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { AuditAction, AuditEntry } from "#contract/admin-settings.ts";
import type { Clock } from "#server/clock.ts";
import type { AuditEntryTable } from "#server/database/administration-tables.ts";
import type { Queries } from "#server/database/engine.ts";

const hourMs = 3_600_000;

type ListedEntry = AuditEntryTable & Pick<AuditEntry, "message">;

/** What administrators did, recorded in the transaction of what they did. */
export function createAuditLog(clock: Clock) {
	return {
		/** `subject`: an id or a name, never a text or an address. */
		async record(
			queries: Queries,
			administrator: string,
			action: AuditAction,
			subject: string | null = null,
		): Promise<void> {
			const entry = { id: randomUUIDv7(), at: clock(), administrator, action, subject, count: null };
			await queries.insertInto("audit_entry").values(entry).execute();
		},

		/**
		 * Counts what strangers can bring about: one entry for each hour and administrator, so that nobody fills the log.
		 * `administrator` is empty for a name that none has.
		 */
		async count(queries: Queries, administrator: string, action: "sign_in_failed" | "code_failed"): Promise<void> {
			const at = clock();
			const name = createHash("sha256").update(administrator).digest("base64url");
			const id = `${action}-${Math.floor(at / hourMs)}-${name}`;
			await queries
				.insertInto("audit_entry")
				.values({ id, at, administrator, action, subject: null, count: 1 })
				.onConflict((conflict) => conflict.column("id").doUpdateSet({ count: sql<number>`audit_entry.count + 1` }))
				.execute();
		},

		/** The latest first, from the entry after `after`, each with whether the message that it is about still exists. */
		async list(
			queries: Queries,
			after: Pick<AuditEntryTable, "at" | "id"> | undefined,
			limit: number,
		): Promise<readonly ListedEntry[]> {
			const rows = await queries
				.selectFrom("audit_entry")
				.selectAll()
				.select((row) =>
					row
						.exists(row.selectFrom("message").select("message.id").whereRef("message.id", "=", "audit_entry.subject"))
						.as("is_kept"),
				)
				.$if(after !== undefined, (query) =>
					query.where((row) => row(row.refTuple("at", "id"), "<", row.tuple(after?.at ?? 0, after?.id ?? ""))),
				)
				.orderBy("at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute();
			return rows.map(({ is_kept, ...row }) => ({ ...row, message: messageOf(row.action, Boolean(is_kept)) }));
		},
	};
}

/** What is done to a message, whose id is the subject then. */
const messageActions: ReadonlySet<AuditAction> = new Set([
	"address_revealed",
	"message_approved",
	"message_rejected",
	"message_overturned",
	"message_decision_undone",
	"message_deleted",
	"report_dismissed",
	"report_upheld",
	"example_kept",
]);

function messageOf(action: AuditAction, isKept: boolean): AuditEntry["message"] {
	// An example is removed by its own id or by that of its message; names are never ids.
	if (!messageActions.has(action)) return action === "example_removed" && isKept ? "kept" : null;
	return isKept ? "kept" : "gone";
}

export type AuditLog = ReturnType<typeof createAuditLog>;
