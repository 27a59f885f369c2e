import { describe, expect, test } from "vitest";
import { lengthAsSent } from "#contract/text.ts";
import { checkNote } from "./note-check.ts";

function faults(recipient: string, message: string): string[] {
	return Object.values(checkNote(recipient, message)).flatMap((words) => (words === undefined ? [] : [words()]));
}

describe("a note before it is sent", () => {
	test("passes with one address and a few words", () => {
		expect(faults(" jane@example.org ", "I like your laugh")).toEqual([]);
	});

	test("names the fault of each field", () => {
		expect(faults("jane@example.org, joe@example.org", "  ")).toEqual([
			"Enter one address only.",
			"Write a few words first.",
		]);
	});

	test("may have 1000 characters and not one more, spaces around it aside", () => {
		expect(faults("jane@example.org", ` ${"a".repeat(1000)}\n`)).toEqual([]);
		expect(faults("jane@example.org", "a".repeat(1001))).toEqual([
			"That’s too long: 1,001 characters, but the limit is 1,000.",
		]);
	});

	test("counts an emoji and a Devanagari letter once each", () => {
		expect(lengthAsSent("💌क")).toBe(2);
	});
});
