import { keptPage, type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";
import type { Examples } from "./example-store.ts";

/** What a person's notes have taught the moderator, as long as it belongs to them. */
export function createPersonalExamples(examples: Examples): PersonalRows {
	return {
		name: "learning_examples",

		async isKept() {
			// There is none without its note.
			return false;
		},

		async show(queries, { recipientKey }, limit, after = "") {
			const rows = await queries
				.selectFrom("message")
				.innerJoin("learning_example", "learning_example.message_id", "message.id")
				.select(["learning_example.id", "learning_example.text_sealed", "label", "learning_example.decided_at"])
				.where("message.recipient_key", "=", recipientKey)
				.where("learning_example.id", ">", after)
				.orderBy("learning_example.id")
				.limit(limit + 1)
				.execute();
			return keptPage(rows, limit, (row) => ({
				decided_at: shownMoment(row.decided_at),
				// What was refused was kept from its recipient for their own sake.
				text: row.label === "accept" ? examples.textOf(row) : null,
			}));
		},

		/** Each has gone with its note. */
		async erase() {
			return 0;
		},
	};
}
