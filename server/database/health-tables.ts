import type { HealthSignName, HealthState } from "#contract/health.ts";

/** What one process has found of a sign of health that others may find otherwise. */
export interface HealthReadingTable {
	sign: HealthSignName;
	/** Made at each start. */
	node: string;
	/** JSON: a reason and its figures. */
	reading: string;
	at: number;
}

/** How a sign of health stands for all processes. */
export interface HealthSignTable {
	sign: HealthSignName;
	state: HealthState;
	since: number;
	/** When its being bad was told last; null: it was not, or it was told since that it is good again. */
	told_at: number | null;
}
