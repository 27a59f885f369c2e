const delayMs = { least: 500, most: 30_000 } as const;
/** A process that has lived for so long was well. */
export const wellAfterMs = 60_000;

/** How long to wait before a process is started again that has died so many times in a row, each time soon: 1 or more. */
export function restartDelayMs(deaths: number): number {
	return Math.min(delayMs.most, delayMs.least * 2 ** (deaths - 1));
}
