import { createLimit } from "#server/http/rate-limit.ts";

/** Who looks an address up, as limits see it. */
interface Caller {
	readonly source: string;
	readonly neighbourhood: () => string;
}

/** Takes one look-up. @throws {ExpectedError} `rate_limited` with the seconds to wait. */
export type LookUpLimit = (caller: Caller) => Promise<void>;

/** Neighbours are a household of many /64 or the offices of a company: so many times what one source may. */
const neighbourhoodShare = 8;
/** All sources together, in a minute: 20 a second with the default. Whoever commands many networks finds an end, too. */
const totalShare = 20;

/**
 * Bounds how many addresses can be tried: by a source in an hour, by its neighbourhood in an hour, and by all
 * together in a minute, so that those who are kept out by others wait for a minute at most.
 */
export function createLookUpLimit(what: string, perSourceAndHour: number): LookUpLimit {
	const bySource = createLimit(what, { points: perSourceAndHour, seconds: 3_600 });
	const byNeighbourhood = createLimit(`${what} of neighbours`, {
		points: perSourceAndHour * neighbourhoodShare,
		seconds: 3_600,
	});
	const byAll = createLimit(`${what} of all`, { points: perSourceAndHour * totalShare, seconds: 60, limit: "all" });
	return async ({ source, neighbourhood }) => {
		// The narrowest first: what it refuses takes nothing from the others.
		await bySource.take(source);
		await byNeighbourhood.take(neighbourhood());
		await byAll.take("all");
	};
}
