import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import type { Queries } from "#server/database/engine.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createVault } from "#server/privacy/seal.ts";
import { createMessageStore } from "./message-store.ts";

it("letters are read and counted by a range of the index of recipients, in its order", async () => {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-letters-"));
	const file = join(dir, "billet-doux.sqlite");
	const database = await openSqlite(file, createLog("silent"));
	const messages = createMessageStore(createVault("a secret for tests, long enough to be one"));
	const run: CompiledQuery[] = [];
	await database.read(async (queries) => {
		const watched = watching(queries, run);
		const wish = { recipientKey: "the key of jane", limit: 100 };
		await messages.letters(watched, { ...wish, before: undefined }, () => {});
		await messages.letters(watched, { ...wish, before: "letter-1" }, () => {});
		await messages.countLetters(watched, wish.recipientKey, "letter-1");
	});
	const connection = new DatabaseSync(file, { readOnly: true });
	const plans = run.map(({ sql, parameters }) =>
		connection.prepare(`explain query plan ${sql}`).all(...(parameters as readonly SQLInputValue[])),
	);
	const byRecipient = (rest: string) => [
		expect.objectContaining({
			detail: expect.stringMatching(
				new RegExp(
					`^SEARCH message USING .*message_by_recipient \\(recipient_key=\\? AND moderation_status=\\?${rest}\\)$`,
				),
			),
		}),
	];
	expect(plans).toEqual([byRecipient(""), byRecipient(" AND id<\\?"), byRecipient(" AND id<\\?")]);
	connection.close();
	await database.close();
	rmSync(dir, { recursive: true });
});

/** The same queries, each of which is also noted. */
function watching(queries: Queries, run: CompiledQuery[]): Queries {
	return new Proxy(queries, {
		get(target, name) {
			if (name === "executeQuery") {
				return (query: CompiledQuery) => {
					run.push(query);
					return target.executeQuery(query);
				};
			}
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}
