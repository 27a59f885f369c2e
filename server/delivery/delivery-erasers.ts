import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type SqlBool, sql } from "kysely";
import { retention } from "#contract/retention.ts";
import { daysBefore, type FileEraser, type RowEraser } from "#server/database/eraser.ts";
import { capturedAtOf } from "./captured-mail.ts";

/** How far back e-mails are looked for that belong to nothing: a service that was off for longer leaves some to the end. */
const lookBackDays = 7;

/**
 * What became of e-mails. That of a note or a contact message goes with it, since its sender and administrators may ask
 * for it; what belongs to neither goes after a month, and whatever is left after `longestDays`, when no note is that old.
 * Of a settled e-mail `due_at` is the end of its last lease: a few seconds after it was settled, and in an index.
 */
export function createSettledEmailEraser(longestDays: number): RowEraser {
	return {
		name: "settled_emails",
		async eraseOlder(queries, now, limit) {
			const settled = queries
				.selectFrom("delivery")
				.select("id")
				.where("state", "in", ["sent", "captured", "failed", "dead"]);
			const before = daysBefore(now, retention.settled_emails.days);
			const leftOver = settled.where("due_at", "<", daysBefore(now, longestDays));
			const ofNothing = settled
				.where("due_at", "<", before)
				.where("due_at", ">=", daysBefore(before, lookBackDays))
				.where(sql<SqlBool>`not exists (select 1 from message where message.id = delivery.source_id)`)
				.where(sql<SqlBool>`not exists (select 1 from contact_message where contact_message.id = delivery.source_id)`);
			let erased = 0;
			for (const old of [leftOver, ofNothing]) {
				const some = old.limit(limit - erased);
				const { numDeletedRows } = await queries.deleteFrom("delivery").where("id", "in", some).executeTakeFirst();
				erased += Number(numDeletedRows);
			}
			return erased;
		},
	};
}

/** E-mails that were captured in a folder instead of sent. */
export function createCapturedEmailEraser(dir: string): FileEraser {
	return {
		name: "captured_emails",
		async eraseOlderFiles(now) {
			const before = daysBefore(now, retention.captured_emails.days);
			const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return [];
				throw error;
			});
			const old = names.filter((name) => (capturedAtOf(name) ?? before) < before);
			for (const name of old) await rm(join(dir, name), { force: true });
			return old.length;
		},
	};
}
