import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";

/** Texts that a recipient has reported, by the HMAC of recipient and text: they are not sent them again. */
export function createBlockedTexts() {
	const find = prepare((queries, { text_key }: { text_key: string }) =>
		queries.selectFrom("blocked_text").select("at").where("text_key", "=", text_key),
	);
	return {
		async has(queries: Queries, textKey: string): Promise<boolean> {
			return (await find(queries, { text_key: textKey })).rows.length > 0;
		},

		async add(queries: Queries, textKey: string, at: number): Promise<void> {
			await queries
				.insertInto("blocked_text")
				.values({ text_key: textKey, at })
				.onConflict((conflict) => conflict.column("text_key").doNothing())
				.execute();
		},

		async remove(queries: Queries, textKey: string): Promise<void> {
			await queries.deleteFrom("blocked_text").where("text_key", "=", textKey).execute();
		},
	};
}

export type BlockedTexts = ReturnType<typeof createBlockedTexts>;
