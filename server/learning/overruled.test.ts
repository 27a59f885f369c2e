import { describe, expect, it } from "vitest";
import type { MessageTable } from "#server/database/schema.ts";
import { overruled } from "./overruled.ts";

const approved: MessageTable = {
	id: "id",
	recipient_key: "",
	mailbox_key: null,
	recipient_sealed: "",
	text_key: "",
	text_sealed: "",
	moderation_status: "pending",
	moderation_category: null,
	moderation_spans: null,
	moderation_notes_sealed: null,
	moderation_model: "rules-1, notes-1",
	moderation_confidence: 700,
	moderation_readings: null,
	locale: "en",
	created_at: 0,
	decided_at: null,
	decided_by: null,
	scheduled_for: null,
	deliver_at: null,
	reported_at: 1,
	report_reason: "unwanted",
	sender_erased_at: null,
	version: 1,
	waiting_since: null,
	decided_category: null,
	overturned_from: null,
	paper: null,
	ink: null,
	thanked: null,
};
const reading = (category: string | null) => ({ category, chance: 0.5, spans: [] });
const held = (...categories: readonly (string | null)[]): MessageTable => ({
	...approved,
	reported_at: null,
	report_reason: null,
	moderation_readings: JSON.stringify(categories.map(reading)),
});

describe("a decision on a waiting note", () => {
	it.each([
		[
			"approves what was likeliest to be refused",
			held("sexual", null),
			"approved",
			{ label: "accept", category: "sexual" },
		],
		[
			"refuses what was likeliest to be kind",
			held(null, "meeting"),
			"rejected",
			{ label: "reject", category: "meeting" },
		],
		["refuses what its reader reported", approved, "rejected", { label: "reject", category: null }],
		[
			"refuses what its reader found threatening",
			{ ...approved, report_reason: "threatening" as const },
			"rejected",
			{ label: "reject", category: "harassment" },
		],
	] as const)("teaches something when it %s", (_, row, status, lesson) => {
		expect(overruled(row, status)).toEqual(lesson);
	});

	it.each([
		["approves what was likeliest to be kind", held(null, "meeting"), "approved"],
		["refuses what was likeliest to be refused", held("sexual", null), "rejected"],
		["dismisses a report", approved, "approved"],
		["judges what no moderator could", { ...approved, moderation_model: null }, "rejected"],
	] as const)("teaches nothing when it %s", (_, row, status) => {
		expect(overruled(row, status)).toBeUndefined();
	});
});
