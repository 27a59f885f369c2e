import { describe, expect, test } from "vitest";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { filtersOf, filtersSet, matching, noFilters, queryOf } from "./message-filters.ts";

describe("filters", () => {
	test("ask for nothing but the view when nothing is set", () => {
		expect(queryOf("pending", noFilters, "rose")).toEqual({ view: "pending" });
		expect(filtersSet(noFilters)).toBe(0);
	});

	test("become the query of the call", () => {
		const filters = { ...noFilters, status: "held", language: "hi" } as const;
		expect(queryOf("pending", filters, "")).toEqual({ view: "pending", status: "held", language: "hi" });
		expect(filtersSet(filters)).toBe(2);
	});

	test.each(["jane@example.org", " 01a2b3c4-0000-7000-8000-0123456789ab "])("%j is looked for everywhere", (search) => {
		const filters = { ...noFilters, category: "spam" } as const;
		expect(queryOf("reported", filters, search)).toEqual({ view: "all", search: search.trim() });
	});

	test("come from the address, but for what is none", () => {
		const params = { status: "held", language: "tlh", category: "toString", from: "2026-03-01", note: "7" };
		expect(filtersOf(params)).toEqual({ ...noFilters, status: "held", from: "2026-03-01" });
	});

	test("include the last day whole", () => {
		const { from, to } = {
			from: "",
			to: "",
			...queryOf("all", { ...noFilters, from: "2026-02-28", to: "2026-02-28" }, ""),
		};
		expect(from).toBe(new Date(2026, 1, 28).toISOString());
		expect(to).toBe(new Date(2026, 2, 1).toISOString());
	});

	test("leave out a day that is none", () => {
		expect(queryOf("all", { ...noFilters, from: "2026", to: "soon" }, "")).toEqual({ view: "all" });
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
