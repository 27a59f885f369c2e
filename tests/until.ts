import { sleep } from "#server/clock.ts";

/** Longer than anything takes that still goes on, also on a slow and busy machine. */
const stalledAfterMs = 100_000;

interface Wait {
	/** What should come true, for the message of a wait that gave up. */
	readonly what: string;
	readonly holds: () => boolean | Promise<boolean>;
	/** Something that changes as long as the wait gets nearer to its end. */
	readonly progress?: () => unknown;
	readonly everyMs?: number;
}

/** Waits until something holds. Gives up only when nothing has changed for so long, however long the whole takes. */
export async function until({ what, holds, progress = () => undefined, everyMs = 25 }: Wait): Promise<void> {
	let reached = progress();
	let changedAt = performance.now();
	while (!(await holds())) {
		if (progress() !== reached) {
			reached = progress();
			changedAt = performance.now();
		} else if (performance.now() - changedAt > stalledAfterMs) {
			throw new Error(`Waited for: ${what}. Came to ${reached ?? "nothing"}, and no further in ${stalledAfterMs} ms`);
		}
		await sleep(everyMs);
	}
}
