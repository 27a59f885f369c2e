import { randomUUIDv7 } from "node:crypto";
import type { AuditAction } from "#contract/admin-settings.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { AuditEntryTable } from "#server/database/schema.ts";

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
			const entry = { id: randomUUIDv7(), at: clock(), administrator, action, subject };
			await queries.insertInto("audit_entry").values(entry).execute();
		},

		/** The latest first, from the entry after `after`. */
		list(
			queries: Queries,
			after: Pick<AuditEntryTable, "at" | "id"> | undefined,
			limit: number,
		): Promise<readonly AuditEntryTable[]> {
			return queries
				.selectFrom("audit_entry")
				.selectAll()
				.$if(after !== undefined, (query) =>
					query.where((row) => row(row.refTuple("at", "id"), "<", row.tuple(after?.at ?? 0, after?.id ?? ""))),
				)
				.orderBy("at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute();
		},
	};
}

export type AuditLog = ReturnType<typeof createAuditLog>;
