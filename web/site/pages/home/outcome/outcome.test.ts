import { describe, expect, test } from "vitest";
import { hasArrived, outcomeOf } from "./outcome.ts";

const note = { recipientEmail: "jane@example.org", message: "Meet me at noon?" };

describe("what the sender is told", () => {
	test("approved and e-mailed: sent", () => {
		const body = { success: true, status: "approved", emailSent: true } as const;
		expect(outcomeOf({ status: 200, body }, note)).toEqual({ kind: "sent", recipient: "jane@example.org" });
	});

	test("approved but not e-mailed: saved, with the server's reason", () => {
		const body = { success: true, status: "approved", emailSent: false, emailError: "slow" } as const;
		expect(outcomeOf({ status: 200, body }, note)).toMatchObject({ kind: "saved", emailError: "slow" });
	});

	test.each(["network", "rate_limit", "api_key", "unknown"] as const)(
		"errorType %s: a technical error",
		(errorType) => {
			const body = { success: false, status: "pending", errorType, reason: "held" } as const;
			expect(outcomeOf({ status: 200, body }, note)).toEqual({
				kind: "error",
				errorType,
				detail: "held",
				isHeld: true,
			});
		},
	);

	test("held: a person reads it first, and the form lets go of it", () => {
		const body = { success: false, status: "held", reason: "Someone will read it", receipt: "r" } as const;
		const outcome = outcomeOf({ status: 200, body }, note);
		expect(outcome).toEqual({ kind: "held", recipient: "jane@example.org", reason: "Someone will read it" });
		expect(hasArrived(outcome)).toBe(true);
	});

	test("anything else the moderator says: rejected, with the place in the text", () => {
		const body = {
			success: false,
			status: "rejected",
			reason: "No meetings",
			category: "meeting",
			spans: [{ start: 0, end: 7 }],
		} as const;
		expect(outcomeOf({ status: 200, body: { ...body, spans: [...body.spans] } }, note)).toEqual({
			kind: "rejected",
			reason: "No meetings",
			category: "meeting",
			places: [{ start: 0, text: "Meet me" }],
			message: "Meet me at noon?",
			help: false,
		});
	});

	test("rejected, where help lines matter more than the rule", () => {
		const body = { success: false, status: "rejected", category: "obsessive", spans: [], help: true } as const;
		expect(outcomeOf({ status: 200, body: { ...body, spans: [] } }, note)).toMatchObject({
			kind: "rejected",
			help: true,
		});
	});

	test("a recipient who accepts no notes: no fault of the words, so none is looked for", () => {
		const body = { success: false, status: "rejected", reason: "No notes", notAccepted: true } as const;
		expect(outcomeOf({ status: 200, body }, note)).toEqual({ kind: "not_accepted", reason: "No notes" });
	});

	test("a field at fault: shown beside that field", () => {
		const body = { success: false, error: "Too long", field: "message" } as const;
		expect(outcomeOf({ status: 400, body }, note)).toEqual({ kind: "invalid", field: "message", error: "Too long" });
	});

	test("a bad request without a field the form has: a technical error", () => {
		const body = { success: false, error: "Not JSON" } as const;
		expect(outcomeOf({ status: 400, body }, note)).toMatchObject({ kind: "error", errorType: "unknown" });
	});

	test("no network: connection error; an answer from something else: unknown", () => {
		expect(outcomeOf({ status: "offline" }, note)).toMatchObject({ kind: "error", errorType: "network" });
		expect(outcomeOf({ status: "unreadable", httpStatus: 502 }, note)).toMatchObject({
			kind: "error",
			errorType: "unknown",
		});
	});

	test("too many requests: wait, even where the answer does not say so itself", () => {
		const body = { success: false, error: "Slow down" } as const;
		expect(outcomeOf({ status: 429, body }, note)).toEqual({
			kind: "error",
			errorType: "rate_limit",
			detail: "Slow down",
		});
	});

	test("a limit: which one, and until when", () => {
		const body = {
			success: false,
			error: "Later",
			errorType: "rate_limit",
			limit: "recipient",
			retryAfterSeconds: 90,
		} as const;
		const before = Date.now();
		const outcome = outcomeOf({ status: 429, body }, note);
		expect(outcome).toEqual({ kind: "limited", limit: "recipient", until: expect.any(Number) });
		const until = Number(Object(outcome).until);
		expect(until).toBeGreaterThanOrEqual(before + 90_000);
		expect(until).toBeLessThanOrEqual(Date.now() + 90_000);
	});

	test("the same words once more: that, and no technical error", () => {
		const body = { success: false, error: "Again", reason: "already_sent" } as const;
		expect(outcomeOf({ status: 409, body }, note)).toEqual({ kind: "duplicate", recipient: note.recipientEmail });
	});

	test("too busy, however often it was sent: that, and no technical error", () => {
		const body = { success: false, error: "Many letters", errorType: "unknown", reason: "overloaded" } as const;
		expect(outcomeOf({ status: 503, body, retryAfter: 5 }, note)).toEqual({ kind: "busy" });
	});
});
