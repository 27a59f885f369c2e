const dayMs = 86_400_000;

/** What a pass leaves behind for the next. Milliseconds. */
export interface PassTimes {
	/** What the clock said. */
	readonly beganAt: number;
	/** By what was erased. */
	readonly believedAt: number;
	/** Since when the clock says what is not believed yet. */
	readonly doubtedSince: number | null;
}

/**
 * The time by which to erase. What is erased is gone, so a clock is believed when it is at most a day ahead of the last
 * pass that was, or when it has gone on for a day, without a jump, since it was first doubted. Until then the old time
 * holds, by which nothing new is due. Before the first pass of all there is nothing to compare with: it is doubted, too.
 */
export function believedTime(last: PassTimes | undefined, now: number): PassTimes {
	const believedBefore = last?.believedAt ?? 0;
	if (now <= believedBefore + dayMs) return { beganAt: now, believedAt: now, doubtedSince: null };
	const doubtedSince = last === undefined || hasJumped(last, now) ? now : (last.doubtedSince ?? now);
	if (now >= doubtedSince + dayMs) return { beganAt: now, believedAt: now, doubtedSince: null };
	return { beganAt: now, believedAt: believedBefore, doubtedSince };
}

function hasJumped({ beganAt }: PassTimes, now: number): boolean {
	return now < beganAt || now > beganAt + dayMs;
}
