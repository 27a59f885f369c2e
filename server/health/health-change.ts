import type { HealthSignName } from "#contract/health.ts";
import type { Queries } from "#server/database/engine.ts";

/** A sign that has been bad, or good again, for as long as it takes to be told. */
export interface HealthChange {
	readonly sign: HealthSignName;
	readonly state: "bad" | "good";
	/** Milliseconds. */
	readonly since: number;
}

/** Told in the transaction that records it, by one process of all, once for each change: no daily repeats. */
export type OnHealthChange = (queries: Queries, change: HealthChange) => Promise<void>;
