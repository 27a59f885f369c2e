import { expect, it } from "vitest";
import { queryPlans } from "#tests/query-plans.ts";
import { createNoteSchedule } from "./note-schedule.ts";

it("whether a scheduled note is due is asked of those alone, not of all approved notes", async () => {
	const plans = await queryPlans((queries) => createNoteSchedule("sqlite", () => 0).due(queries, 10));
	expect(plans).toEqual([
		expect.stringMatching(/^SEARCH message USING INDEX message_by_delivery_time \(deliver_at<\?\)$/),
	]);
});
