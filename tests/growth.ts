/** Milliseconds of work at the smaller size, so that noise is small beside it. */
const enough = 40;
const tries = 3;
const firstSize = 4096;

/**
 * How many times the work takes for four times the size: about 4 in linear time, 16 in quadratic. Sizes adapt to the
 * machine, up to `max`, and only the time of this thread counts, so that neither a slow nor a busy machine matters.
 */
export function growth(max: number, work: (size: number) => void): number {
	let size = firstSize;
	while (size * 8 <= max && fastestMs(1, () => work(size)) < enough) size *= 2;
	const small = fastestMs(tries, () => work(size));
	return fastestMs(tries, () => work(4 * size)) / Math.max(small, 1);
}

/** Above this, work takes more than linear time. */
export const maxLinearGrowth = 12;

/** The best of several runs, which leaves out collections of garbage. */
export function fastestMs(runs: number, work: () => void): number {
	return Math.min(
		...Array.from({ length: runs }, () => {
			const started = threadMs();
			work();
			return threadMs() - started;
		}),
	);
}

/** Milliseconds for which this thread had a processor. */
export function threadMs(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
