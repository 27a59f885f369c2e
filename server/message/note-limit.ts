import { ExpectedError } from "#contract/errors.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import type { ProofsOfWork } from "#server/proof-of-work/proofs-of-work.ts";

/** Who sends a note, as limits see it. */
interface Sender {
	readonly source: string;
	readonly neighbourhood: () => string;
	/** A solved challenge, as its header says it. */
	readonly proof: string | undefined;
}

/** Takes one note. @throws {ExpectedError} `rate_limited` with the seconds to wait. */
export type NoteLimit = (sender: Sender) => Promise<void>;

const hour = 3_600;
/** Beyond what a source may send, so many times as much when each costs a proof of work: 60 an hour in all. */
const provedShare = 2;
/** Neighbours are a household of many /64 or the offices of a company: so many times what one source may. */
const neighbourhoodShare = 8;

/** Bounds how many notes a source may send in an hour: some freely, some more for a proof of work each, then no more. */
export function createNoteLimit(perSourceAndHour: number, proofs: ProofsOfWork): NoteLimit {
	const free = createLimit("notes", { points: perSourceAndHour, seconds: hour });
	const proved = createLimit("proved notes", { points: perSourceAndHour * provedShare, seconds: hour });
	const byNeighbourhood = createLimit("notes of neighbours", {
		points: perSourceAndHour * neighbourhoodShare,
		seconds: hour,
	});

	async function prove({ source, proof }: Sender, refusal: ExpectedError): Promise<void> {
		// What is free comes back first, so it says when.
		await proved.assertOpen(source).catch(() => {
			throw refusal;
		});
		if (proof === undefined || !(await proofs.spend(proof))) {
			throw new ExpectedError("rate_limited", "proof_needed", refusal.detail);
		}
		await proved.take(source);
	}

	return async (sender) => {
		await free.take(sender.source).catch((refusal: unknown) => {
			if (!(refusal instanceof ExpectedError)) throw refusal;
			return prove(sender, refusal);
		});
		await byNeighbourhood.take(sender.neighbourhood());
	};
}
