import { expect, test } from "vitest";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { belongsTo, viewOf } from "./message-view.ts";

const standing = (moderation_status: string, report: object | null = null) =>
	({ moderation_status, report }) as ReviewedMessage;

test("what is decided leaves those that wait and stays everywhere else", () => {
	const views = ["pending", "reported", "decided", "all"] as const;
	const viewsOf = (message: ReviewedMessage) => views.filter((view) => belongsTo(view, message));
	expect(viewsOf(standing("pending"))).toEqual(["pending", "decided", "all"]);
	expect(viewsOf(standing("pending", {}))).toEqual(views);
	expect(viewsOf(standing("rejected", {}))).toEqual(["decided", "all"]);
});

test.each([
	["reported", "reported"],
	[undefined, "pending"],
	["toString", "pending"],
])("the address %j shows %s", (name, view) => {
	expect(viewOf(name)).toBe(view);
});
