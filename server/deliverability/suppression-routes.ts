import {
	addSuppression,
	exportSuppressions,
	listSuppressions,
	lookUpSuppression,
	removeSuppression,
	type Suppression,
	type SuppressionReason,
	suppressionReasons,
} from "#contract/admin-deliverability.ts";
import { parseEmailAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { SuppressionTable } from "#server/database/schema.ts";
import { type Position, pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import { type RowBatch, streamCsv } from "#server/http/stream-csv.ts";
import { mailboxKey as keyOfMailbox, recipientKey as keyOfRecipient } from "#server/privacy/mailbox-keys.ts";
import type { DeliverabilityParts } from "./deliverability-parts.ts";
import { suppressionColumns } from "./suppression-csv.ts";

/** One row for each reason. */
const maxReasons = suppressionReasons.length;
/** How much of an HMAC names a mailbox in the audit log. */
const nameLength = 8;

/** Who is sent no notes: looked up by address, which is kept nowhere. */
export function serveSuppressions(serve: Serve, parts: DeliverabilityParts): void {
	const { database, vault, suppressions, withdrawWaiting, record, clock } = parts;

	serve(listSuppressions, async ({ query }) => {
		const size = pageSize(query.limit);
		const after = query.cursor === undefined ? undefined : positionOf(query.cursor);
		const rows = await database.read((queries) => suppressions.list(queries, clock(), { after, limit: size + 1 }));
		const { page, last } = pageOf(rows, size);
		const next = last && writeCursor({ at: last.at, id: last.mailbox_key }, last.reason);
		return { success: true as const, suppressions: page.map(shown), next_cursor: next ?? null };
	});

	/** A stretch of all, and the way to the next. */
	async function batchFrom(now: number, after?: Place): Promise<RowBatch<Suppression>> {
		const size = limits.pageSize.max;
		const rows = await database.read((queries) => suppressions.list(queries, now, { after, limit: size + 1 }));
		const { page, last } = pageOf(rows, size);
		const place = last && { at: last.at, id: last.mailbox_key, reason: last.reason };
		return { rows: page.map(shown), next: place && (() => batchFrom(now, place)) };
	}

	serve(exportSuppressions, async (_, { acceptLanguage }) => {
		const first = await batchFrom(clock());
		return streamCsv(suppressionColumns(localeOfAcceptLanguage(acceptLanguage)), first);
	});

	serve(lookUpSuppression, async ({ body }) => {
		const mailboxKey = keyOfMailbox(vault, addressOf(body.address));
		const page = { limit: maxReasons, mailboxKey };
		const rows = await database.read((queries) => suppressions.list(queries, clock(), page));
		return { success: true as const, suppressions: rows.map(shown) };
	});

	serve(addSuppression, async ({ body }, { session }) => {
		const address = addressOf(body.address);
		const mailboxKey = keyOfMailbox(vault, address);
		await database.write(async (queries) => {
			await suppressions.holdAlone(queries, mailboxKey);
			await suppressions.add(queries, { mailboxKey, reason: "by_hand", at: clock() });
			await withdrawWaiting(queries, { mailboxKey, recipientKey: keyOfRecipient(vault, address) });
			await record(queries, session.username, "suppression_added", mailboxKey.slice(0, nameLength));
		});
		return { success: true as const, mailbox: mailboxKey };
	});

	serve(removeSuppression, async ({ params: { mailbox } }, { session }) => {
		await database.write(async (queries) => {
			if (!(await suppressions.lift(queries, mailbox))) throw new ExpectedError("not_found", "not_found");
			await record(queries, session.username, "suppression_removed", mailbox.slice(0, nameLength));
		});
		return { success: true as const };
	});
}

/** @throws {ExpectedError} `invalid_input` with the rule that it breaks. */
function addressOf(text: string): string {
	const parsed = parseEmailAddress(text);
	if (!parsed.ok) throw new ExpectedError("invalid_input", `address_${parsed.rule}`, { field: "address" });
	return parsed.address;
}

/** Of a row in the list. */
type Place = Position & { readonly reason: SuppressionReason };

function positionOf(cursor: string): Place {
	const { phase, ...position } = readCursor(cursor);
	const reason = suppressionReasons.find((one) => one === phase);
	if (reason === undefined) throw new ExpectedError("invalid_input", "field_invalid", { field: "cursor" });
	return { ...position, reason };
}

function shown({ mailbox_key, reason, at, expires_at }: SuppressionTable): Suppression {
	return {
		mailbox: mailbox_key,
		reason,
		since: new Date(at).toISOString(),
		until: expires_at === null ? null : new Date(expires_at).toISOString(),
	};
}
