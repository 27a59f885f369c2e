import { describe, expect, it } from "vitest";
import type { NoteAnswer } from "#web/site/pages/home/outcome/outcome.ts";
import { sendWithProof } from "./send-with-proof.ts";

const failure = { success: false, error: "—", limit: "source", retryAfterSeconds: 60 } as const;
const needed: NoteAnswer = { status: 429, body: { ...failure, reason: "proof_needed" } };
const limited: NoteAnswer = { status: 429, body: failure };
const sent: NoteAnswer = { status: 200, body: { success: true, status: "approved", emailSent: true } };

/** Sends against a service that gives these answers; gives the proofs that it got, and the last answer. */
async function sendTo(answers: readonly NoteAnswer[], proofs: readonly (string | undefined)[]) {
	const got: (string | undefined)[] = [];
	const left = [...proofs];
	const answer = await sendWithProof(
		async (proof) => {
			got.push(proof);
			return answers[got.length - 1] ?? limited;
		},
		async () => left.shift(),
	);
	return { got, answer };
}

describe("a note", () => {
	it("is sent without a proof where none is asked for", async () => {
		expect(await sendTo([sent], [])).toEqual({ got: [undefined], answer: sent });
		expect(await sendTo([limited], [])).toEqual({ got: [undefined], answer: limited });
	});

	it("is sent with one where it is, and with another when that came too late", async () => {
		expect(await sendTo([needed, sent], ["a"])).toEqual({ got: [undefined, "a"], answer: sent });
		expect(await sendTo([needed, needed, sent], ["a", "b"])).toEqual({ got: [undefined, "a", "b"], answer: sent });
	});

	it("is refused where none can be made, or none is taken", async () => {
		expect(await sendTo([needed], [undefined])).toEqual({ got: [undefined], answer: needed });
		expect((await sendTo([needed, needed, needed], ["a", "b"])).answer).toBe(needed);
	});
});
