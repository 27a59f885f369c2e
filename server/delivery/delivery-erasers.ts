import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "#contract/retention.ts";
import { daysBefore, type FileEraser, type RowEraser } from "#server/database/eraser.ts";
import { capturedAtOf } from "./captured-mail.ts";

/** What became of e-mails. Whatever is still to be sent stays. */
export const settledEmails: RowEraser = {
	name: "settled_emails",
	async eraseOlder(queries, now, limit) {
		const old = queries
			.selectFrom("delivery")
			.select("id")
			.where("state", "in", ["sent", "failed", "dead"])
			// Of a settled e-mail the end of its last lease: a few seconds after it was settled, and in an index.
			.where("due_at", "<", daysBefore(now, retention.settled_emails.days))
			.limit(limit);
		const { numDeletedRows } = await queries.deleteFrom("delivery").where("id", "in", old).executeTakeFirst();
		return Number(numDeletedRows);
	},
};

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
