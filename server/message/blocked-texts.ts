import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { type KeptPage, keptPage, type Person, type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";

/** A reported note as far as its words are known by it. */
type ReportedNote = Pick<MessageTable, "text_key" | "recipient_key">;

/** Texts that a recipient has reported, by the HMAC of recipient and text: they are not sent them again. */
export function createBlockedTexts() {
	return {
		async add(queries: Queries, { text_key, recipient_key }: ReportedNote, at: number): Promise<void> {
			await queries
				.insertInto("blocked_text")
				.values({ text_key, recipient_key, at })
				.onConflict((conflict) => conflict.column("text_key").doNothing())
				.execute();
		},

		async remove(queries: Queries, textKey: string): Promise<void> {
			await queries.deleteFrom("blocked_text").where("text_key", "=", textKey).execute();
		},
	};
}

/** When a text was reported by its recipient, if it was. */
export function blockedText(queries: Queries, textKey: string) {
	return queries.selectFrom("blocked_text").select("at").where("text_key", "=", textKey);
}

export type BlockedTexts = ReturnType<typeof createBlockedTexts>;

/** When a person reported words that they are not sent again since. The words are kept nowhere. */
export const personalBlockedTexts: PersonalRows = {
	name: "words_not_sent_again",

	async isKept(queries, person) {
		return (await ofPerson(queries, person).select("at").limit(1).executeTakeFirst()) !== undefined;
	},

	async show(queries, person, limit, after = ""): Promise<KeptPage> {
		const rows = await ofPerson(queries, person)
			.select(["text_key as id", "at"])
			.where("text_key", ">", after)
			.orderBy("text_key")
			.limit(limit + 1)
			.execute();
		return keptPage(rows, limit, ({ at }) => ({ since: shownMoment(at) }));
	},

	async erase(queries, person, limit) {
		const some = ofPerson(queries, person).select("text_key").limit(limit);
		const { numDeletedRows } = await queries
			.deleteFrom("blocked_text")
			.where("text_key", "in", some)
			.executeTakeFirstOrThrow();
		return Number(numDeletedRows);
	},
};

function ofPerson(queries: Queries, { recipientKey }: Person) {
	return queries.selectFrom("blocked_text").where("recipient_key", "=", recipientKey);
}
