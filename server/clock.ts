/** Milliseconds since the Unix epoch; passed in wherever time decides something, so that tests can turn it. */
export type Clock = () => number;

/** The time of day, for what people read and for days. Whoever sets the machine's clock makes it jump. */
export const systemClock: Clock = () => Date.now();

/** A moment by the time of day and by the clock that nobody sets, which all processes of a machine share. */
export interface SteadyStart {
	readonly dayMs: number;
	readonly monotonicMs: number;
}

/** The time of day at a moment and what has passed since: it never jumps, so durations and schedules go by it. */
export function steadyClockFrom({ dayMs, monotonicMs }: SteadyStart): Clock {
	return () => Math.round(dayMs + monotonicNow() - monotonicMs);
}

function monotonicNow(): number {
	const [seconds, nanoseconds] = process.hrtime();
	return seconds * 1_000 + nanoseconds / 1e6;
}

/** The start of this process. */
export const steadyStart: SteadyStart = { dayMs: Date.now(), monotonicMs: monotonicNow() };

/** That of this process. */
export const steadyClock = steadyClockFrom(steadyStart);

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
