import type { NoteAnswer } from "#web/site/pages/home/outcome/outcome.ts";

/** Between asking for a challenge and using it, its time may run out. */
const maxProofs = 2;

/**
 * Sends a note, and sends it again with a proof of work when the service asks for one. Where none can be made, its
 * refusal is the answer: it says when the next note needs none.
 */
export async function sendWithProof(
	send: (proof: string | undefined) => Promise<NoteAnswer>,
	prove: () => Promise<string | undefined>,
): Promise<NoteAnswer> {
	let answer = await send(undefined);
	for (let proofs = 0; proofs < maxProofs && needsProof(answer); proofs++) {
		const proof = await prove();
		if (proof === undefined) return answer;
		answer = await send(proof);
	}
	return answer;
}

function needsProof(answer: NoteAnswer): boolean {
	return answer.status === 429 && answer.body.reason === "proof_needed";
}
