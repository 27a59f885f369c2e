/** Milliseconds since the Unix epoch; passed in wherever time decides something, so that tests can turn it. */
export type Clock = () => number;

/** The time of day, for what people read and for days. Whoever sets the machine's clock makes it jump. */
export const systemClock: Clock = () => Date.now();

const startedAt = Date.now() - performance.now();

/** The time of day at the start and what has passed since: it never jumps, so durations and schedules go by it. */
export const steadyClock: Clock = () => Math.round(startedAt + performance.now());

/** A stored time that is farther ahead than this was written by a clock that was wrong, or that has been set back since. */
export const clockSkewMs = 5 * 60_000;

/** Waits, or returns early when the signal fires. Never rejects. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal?.aborted) return resolve();
		const done = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		signal?.addEventListener("abort", done, { once: true });
	});
}

/** What a promise resolves to, or undefined when that takes longer than `milliseconds`. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), milliseconds);
	});
	try {
		return await Promise.race([promise, late]);
	} finally {
		clearTimeout(timer);
	}
}
