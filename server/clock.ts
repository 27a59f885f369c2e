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
