import { describe, expect, test } from "vitest";
import { contactOutcomeOf } from "./contact-outcome.ts";

type Answer = Parameters<typeof contactOutcomeOf>[0];

/** An answer with a body that no contract promises. */
function answered(status: number, body: unknown): Answer {
	return { status, body } as Answer;
}

describe("what the writer is told", () => {
	test("stored: sent", () => {
		expect(contactOutcomeOf({ status: 200, body: { success: true } })).toEqual({ kind: "sent" });
	});

	test("no network: that, and nothing of the service", () => {
		expect(contactOutcomeOf({ status: "offline" })).toEqual({ kind: "failed", cause: "network", error: undefined });
	});

	test("an answer from something in between: failed without words", () => {
		expect(contactOutcomeOf({ status: "unreadable", httpStatus: 502 })).toEqual({
			kind: "failed",
			cause: "service",
			error: undefined,
		});
	});

	test.each([400, 413, 429, 500, 503] as const)("a failure (%i): in the server's words", (status) => {
		expect(contactOutcomeOf({ status, body: { success: false, error: "Not now" } })).toEqual({
			kind: "failed",
			cause: "service",
			error: "Not now",
		});
	});

	test.each([null, 7, "no", [], {}, { error: " " }, { error: 5 }])("a failure that says %j: without words", (body) => {
		expect(contactOutcomeOf(answered(500, body))).toEqual({ kind: "failed", cause: "service", error: undefined });
	});

	test.each(["name", "email", "subject", "message"] as const)("a fault in %s: beside that field", (field) => {
		expect(contactOutcomeOf({ status: 400, body: { success: false, error: "Too long", field } })).toEqual({
			kind: "invalid",
			field,
			error: "Too long",
		});
	});

	test("a fault in a field the form does not have: failed", () => {
		expect(contactOutcomeOf({ status: 400, body: { success: false, error: "What?", field: "phone" } })).toEqual({
			kind: "failed",
			cause: "service",
			error: "What?",
		});
	});
});
