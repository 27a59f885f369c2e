import { expect, it } from "vitest";
import { createVault } from "#server/privacy/seal.ts";
import { queryPlans } from "#tests/query-plans.ts";
import { createMessageStore } from "./message-store.ts";

it("letters are read and counted by a range of the index of recipients, in its order", async () => {
	const messages = createMessageStore(createVault("a secret for tests, long enough to be one"));
	const plans = await queryPlans(async (queries) => {
		const wish = { recipientKey: "the key of jane", limit: 100 };
		await messages.letters(queries, { ...wish, before: undefined }, () => {});
		await messages.letters(queries, { ...wish, before: "letter-1" }, () => {});
		await messages.countLetters(queries, wish.recipientKey, "letter-1");
	});
	const byRecipient = (rest: string) =>
		expect.stringMatching(
			new RegExp(
				`^SEARCH message USING .*message_by_recipient \\(recipient_key=\\? AND moderation_status=\\?${rest}\\)$`,
			),
		);
	expect(plans).toEqual([byRecipient(""), byRecipient(" AND id<\\?"), byRecipient(" AND id<\\?")]);
});
