import { describe, expect, test } from "vitest";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { filtersSet, matching, noFilters, queryOf } from "./message-filters.ts";

describe("filters", () => {
	test("ask for nothing when nothing is set", () => {
		expect(queryOf(noFilters)).toEqual({});
		expect(filtersSet(noFilters)).toBe(0);
	});

	test("become the query of the call, blanks around the address left out", () => {
		const filters = { ...noFilters, status: "pending", language: "hi", email: " jane@example.org " } as const;
		expect(queryOf(filters)).toEqual({ status: "pending", language: "hi", email: "jane@example.org" });
		expect(filtersSet(filters)).toBe(3);
	});

	test("include the last day whole", () => {
		const { from, to } = queryOf({ ...noFilters, from: "2026-02-28", to: "2026-02-28" });
		expect(from).toBe(new Date(2026, 1, 28).toISOString());
		expect(to).toBe(new Date(2026, 2, 1).toISOString());
	});

	test("leave out a day that is none", () => {
		expect(queryOf({ ...noFilters, from: "2026", to: "soon" })).toEqual({});
	});
});

describe("the search in loaded messages", () => {
	const message = (message_content: string, moderation_notes: string | null = null) =>
		({ message_content, moderation_notes, recipient_email: "jane@example.org" }) as ReviewedMessage;
	const rose = message("Une rose à l’été");
	const hindi = message("आपकी मुस्कान");
	const annotated = message("Hello", "Manual");

	test.each([
		["", [rose, hindi, annotated]],
		["  ROSE ete ", [rose]],
		["मुस्कान", [hindi]],
		["मस्कान", []],
		["manual", [annotated]],
		["jane@example", [rose, hindi, annotated]],
		["<script>", []],
	])("for %j finds what holds every word", (search, found) => {
		expect(matching([rose, hindi, annotated], search)).toEqual(found);
	});
});
