import { expect, it } from "vitest";
import { queryPlans } from "#tests/query-plans.ts";
import { createMessageTotals } from "./message-totals.ts";
import { createWithdrawal } from "./withdrawal.ts";

it("what waits for a mailbox is found by its keys, however much waits for others", async () => {
	const withdraw = createWithdrawal(createMessageTotals());
	const plans = await queryPlans((queries) => withdraw(queries, { mailboxKey: "of jane", recipientKey: "of her" }));
	// Of the rest of a plan: notes of examples, which go with their notes.
	expect(plans.map((plan) => plan.split("; SEARCH learning_example")[0])).toEqual([
		expect.stringMatching(
			/^SEARCH delivery USING INDEX delivery_by_waiting_mailbox \(mailbox_key=\?\); .* FOR IN-OPERATOR$/,
		),
		expect.stringMatching(
			/^SEARCH delivery USING INDEX delivery_by_source \(source_id=\?\); .*; SEARCH message .* \(recipient_key=\?\)/,
		),
		"SEARCH message USING INDEX message_by_scheduled_mailbox (mailbox_key=?)",
		"SEARCH message USING INDEX message_by_waiting_mailbox (mailbox_key=? AND moderation_status=?)",
		"SEARCH message USING INDEX message_by_recipient (recipient_key=? AND moderation_status=?)",
	]);
});
