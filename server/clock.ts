/** Milliseconds since the Unix epoch; passed in wherever time decides something, so that tests can turn it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

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
