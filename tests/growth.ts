/** Milliseconds of work at the smaller size, so that noise is small beside it. */
const enough = 40;
const firstSize = 4096;
const timesLarger = 16;

/** Between linear time, 16 times as much, and quadratic, 256 times: as far from one as from the other. */
export const maxLinearGrowth = 64;

/**
 * How many times the work takes for sixteen times the size. Sizes adapt to the machine, up to `max`, only the time of
 * this thread counts, and noise is given several chances to pass, so that neither a slow nor a busy machine matters.
 */
export function growth(max: number, work: (size: number) => void): number {
	let size = firstSize;
	while (size * timesLarger * 2 <= max && fastestMs(1, () => work(size)) < enough) size *= 2;
	return leastRatio(maxLinearGrowth, () => {
		const smallMs = fastestMs(3, () => work(size));
		return fastestMs(2, () => work(timesLarger * size)) / Math.max(smallMs, 1);
	});
}

/** The least of up to five ratios of times, measured until one is under the limit: noise adds, it never takes away. */
export function leastRatio(limit: number, ratio: () => number): number {
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < 5 && least >= limit; attempt++) least = Math.min(least, ratio());
	return least;
}

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
