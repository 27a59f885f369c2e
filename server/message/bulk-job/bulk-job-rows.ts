import type { BulkJobNoteTable, BulkJobTable } from "#server/database/bulk-job-tables.ts";
import type { Queries } from "#server/database/engine.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";

/** Jobs of late that are shown. */
const shownJobs = 5;

/** What is read of jobs, whatever the time. */
export function createBulkJobRows(vault: Vault) {
	return {
		/** The latest first, and those that have not ended. */
		latest(queries: Queries): Promise<readonly BulkJobTable[]> {
			return queries
				.selectFrom("bulk_job")
				.selectAll()
				.orderBy("created_at", "desc")
				.orderBy("id", "desc")
				.limit(shownJobs)
				.execute();
		},

		find(queries: Queries, id: string): Promise<BulkJobTable | undefined> {
			return queries.selectFrom("bulk_job").selectAll().where("id", "=", id).executeTakeFirst();
		},

		/** What is still to be decided, from the note after this one. */
		notesLeft(queries: Queries, id: string, after: string, limit: number): Promise<readonly BulkJobNoteTable[]> {
			return queries
				.selectFrom("bulk_job_note")
				.selectAll()
				.where("job_id", "=", id)
				.where("message_id", ">", after)
				.orderBy("message_id")
				.limit(limit)
				.execute();
		},

		/** Takes a note out of its job. False: somebody else has, or the job was stopped. */
		async take(queries: Queries, { job_id, message_id }: BulkJobNoteTable): Promise<boolean> {
			const { numDeletedRows } = await queries
				.deleteFrom("bulk_job_note")
				.where("job_id", "=", job_id)
				.where("message_id", "=", message_id)
				.executeTakeFirst();
			return numDeletedRows > 0n;
		},

		/** Why it was ordered; empty when its seal is broken. */
		reasonOf({ id, order_sealed }: Pick<BulkJobTable, "id" | "order_sealed">): string {
			try {
				return JSON.parse(vault.open(order_sealed, orderContext(id))).reason;
			} catch (error) {
				if (error instanceof SealBroken) return "";
				throw error;
			}
		},
	};
}

/** What the order of a job is sealed for. */
export function orderContext(id: string): string {
	return `bulk_job/${id}/order`;
}
