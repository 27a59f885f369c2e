import { ExpectedError } from "#contract/errors.ts";
import { cancelNote, eraseNote, readReceipt } from "#contract/receipt.ts";
import { localeOfAcceptLanguage } from "#i18n/locales.ts";
import type { Database } from "#server/database/engine.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Serve } from "#server/http/serve.ts";
import type { ReceiptTokens } from "#server/privacy/receipt-tokens.ts";
import { gone, type Receipts } from "./receipts.ts";

interface ReceiptParts {
	readonly database: Database;
	readonly receipts: Receipts;
	readonly tokens: ReceiptTokens;
	readonly limitPerSource: RateLimit;
}

/** What the holder of a receipt may do with its note. */
export function serveReceipts(serve: Serve, { database, receipts, tokens, limitPerSource }: ReceiptParts): void {
	/** @throws {ExpectedError} `not_found` for whatever is no token of ours. */
	async function noteOf(token: string, source: string): Promise<string> {
		await limitPerSource(source);
		const id = tokens.messageIdOfAnyTime(token);
		if (id === undefined) throw new ExpectedError("not_found", "not_found");
		return id;
	}

	serve(readReceipt, async ({ body }, { source, acceptLanguage }) => {
		const id = await noteOf(body.token, source);
		return database.read((queries) => receipts.read(queries, id, localeOfAcceptLanguage(acceptLanguage)));
	});

	serve(cancelNote, async ({ body }, { source }) => {
		const id = await noteOf(body.token, source);
		if (!(await database.write((queries) => receipts.cancel(queries, id)))) {
			throw new ExpectedError("conflict", "note_sent");
		}
		return gone;
	});

	serve(eraseNote, async ({ body }, { source }) => {
		const id = await noteOf(body.token, source);
		// A token of an earlier secret can be forged by whoever has that and reads the letter, whose id is shown to its readers.
		if (tokens.messageIdOf(body.token) === undefined) throw new ExpectedError("conflict", "receipt_too_old");
		await database.write((queries) => receipts.erase(queries, id));
		return gone;
	});
}
