import type { SuppressionList } from "#scripts/backup/suppression-list.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { SuppressionTable } from "#server/database/schema.ts";
import { createMessageTotals } from "#server/message/message-totals.ts";
import { createWithdrawal } from "#server/message/withdrawal.ts";
import { storedFingerprint } from "#server/privacy/secret-check.ts";
import { StartRefused } from "#server/start-refused.ts";
import { acceptsNotes, createSuppressions } from "#server/suppression/suppressions.ts";

/** Mailboxes of one transaction: others may write meanwhile. */
const atOnce = 200;

/**
 * Takes up what a list says of mailboxes, and withdraws the notes that wait for those whose owners want none. What the
 * database says itself stays: whoever has asked for notes again since has to do so again. Gives how many lines were news.
 * @throws {StartRefused} when the list was saved under another secret: it would find nobody.
 */
export async function mergeSuppressions(database: Database, list: SuppressionList): Promise<number> {
	if ((await database.read(storedFingerprint)) !== list.fingerprint) {
		throw new StartRefused(["The list was saved under a different secret from the database's. Nothing was changed."]);
	}
	const withdrawWaiting = createWithdrawal(createMessageTotals());
	const { holdAlone } = createSuppressions(database.engine);
	let news = 0;
	for (let from = 0; from < list.rows.length; from += atOnce) {
		news += await database.write(async (queries) => {
			let taken = 0;
			for (const row of list.rows.slice(from, from + atOnce)) {
				const mailboxKey = row.mailbox_key;
				await holdAlone(queries, mailboxKey);
				if (!(await takeUp(queries, row))) continue;
				taken++;
				if (!acceptsNotes(row.reason)) await withdrawWaiting(queries, { mailboxKey, recipientKey: "" });
			}
			return taken;
		});
	}
	return news;
}

/** False when the database knows as much or later news. */
async function takeUp(queries: Queries, row: SuppressionTable): Promise<boolean> {
	const { at, expires_at } = row;
	const { numInsertedOrUpdatedRows = 0n } = await queries
		.insertInto("suppression")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["mailbox_key", "reason"]).doUpdateSet({ at, expires_at }).where("suppression.at", "<", at),
		)
		.executeTakeFirst();
	return numInsertedOrUpdatedRows > 0n;
}
