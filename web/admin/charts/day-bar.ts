/** A day as it is drawn: the parts stand upon each other. */
export interface DayBar {
	/** At the foot of its bar. */
	readonly label: string;
	/** Beside the pointer, where there is more room. */
	readonly title: string;
	readonly total: number;
	readonly approved: number;
	readonly rejected: number;
	readonly pending: number;
}

/** From the foot of a bar to its top, by the colours of the counters. */
export const daySeries = ["approved", "rejected", "pending"] as const;
