import { expect } from "vitest";
import { measureSlowdown } from "./slowdown.ts";

/** What a promised time leaves for the work itself, where nothing else runs. */
const allowedMs = 3_000;
/** How much of the work itself may come on top, so that the speed of the machine decides nothing. */
const allowedTimesQuick = 20;

/**
 * Asserts that `work` is done within a promised time. `quick` is the same work where nothing has to be waited for:
 * how long it takes at most, here and now, tells how slow the machine is.
 */
export async function expectDoneWithin(
	promisedMs: number,
	{ work, quick }: { readonly work: () => Promise<unknown>; readonly quick: () => Promise<unknown> },
): Promise<void> {
	await quick();
	const quickMs = Math.max(await millisecondsOf(quick), await millisecondsOf(quick), await millisecondsOf(quick));
	const slowdown = measureSlowdown();
	const workMs = await millisecondsOf(work);
	expect(workMs).toBeLessThan(promisedMs + Math.max(allowedMs * slowdown(), allowedTimesQuick * quickMs));
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}
