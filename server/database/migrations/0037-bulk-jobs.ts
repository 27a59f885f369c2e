import { type Kysely, sql } from "kysely";

/** Decisions on all waiting notes that matched a filter, and the notes that are still to be decided by each. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("bulk_job")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("action", "text", (column) => column.notNull())
		.addColumn("category", "text")
		.addColumn("order_sealed", "text", (column) => column.notNull())
		.addColumn("total", "integer", (column) => column.notNull())
		.addColumn("done", "integer", (column) => column.notNull())
		.addColumn("skipped", "integer", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("due_at", "bigint", (column) => column.notNull())
		.addColumn("ended_at", "bigint")
		.addColumn("stopped_by", "text")
		.execute();
	await db.schema
		.createIndex("bulk_job_open")
		.on("bulk_job")
		.column("due_at")
		.where(sql.ref("ended_at"), "is", null)
		.execute();
	await db.schema.createIndex("bulk_job_by_time").on("bulk_job").columns(["created_at", "id"]).execute();
	await db.schema
		.createTable("bulk_job_note")
		.addColumn("job_id", "text", (column) => column.notNull().references("bulk_job.id").onDelete("cascade"))
		.addColumn("message_id", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("bulk_job_note_pk", ["job_id", "message_id"])
		.execute();
}
