import { describe, expect, test } from "vitest";
import type { NoteAnswer } from "#web/site/pages/home/outcome/outcome.ts";
import { sendUntilAdmitted } from "./send-until-admitted.ts";

const busy: NoteAnswer = { status: 503, body: { success: false, error: "busy", reason: "overloaded" }, retryAfter: 5 };
const sent: NoteAnswer = { status: 200, body: { success: true, status: "approved", emailSent: true } };
const broken: NoteAnswer = { status: 503, body: { success: false, error: "no database" }, retryAfter: 5 };

/** Answers in turn, the last of them for ever. */
function answering(...answers: readonly NoteAnswer[]) {
	const calls = { count: 0 };
	const send = async () => answers[Math.min(calls.count++, answers.length - 1)] ?? sent;
	return { calls, send };
}

describe("a note while many are on their way", () => {
	test("is sent again until it is taken, after the pauses that are asked for", async () => {
		const { calls, send } = answering(busy, { ...busy, retryAfter: 10 }, sent);
		const waited: number[] = [];
		const answer = await sendUntilAdmitted(send, async (seconds) => {
			waited.push(seconds);
			return "over";
		});
		expect(answer).toBe(sent);
		expect(calls.count).toBe(3);
		expect(waited).toEqual([5, 16]);
	});

	test("is given up after seven tries, and that is the answer", async () => {
		const { calls, send } = answering(busy);
		expect(await sendUntilAdmitted(send, async () => "over")).toBe(busy);
		expect(calls.count).toBe(7);
	});

	test("is not sent again when the visitor stops", async () => {
		const { calls, send } = answering(busy);
		expect(await sendUntilAdmitted(send, async () => "stopped")).toBe("stopped");
		expect(calls.count).toBe(1);
	});

	test.each([
		["another failure of the service", broken],
		["a network that fails", { status: "offline" } as const],
	])("is not sent again after %s: it may have been taken", async (_, failure) => {
		const { calls, send } = answering(busy, failure, sent);
		expect(await sendUntilAdmitted(send, async () => "over")).toBe(failure);
		expect(calls.count).toBe(2);
	});

	test("waits a few seconds where nobody says how long", async () => {
		const { retryAfter, ...unasked } = busy;
		const waited: number[] = [];
		await sendUntilAdmitted(answering(unasked, sent).send, async (seconds) => {
			waited.push(seconds);
			return "over";
		});
		expect(waited).toEqual([5]);
	});
});
