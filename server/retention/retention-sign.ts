import { findRetention } from "#contract/health-rules.ts";
import type { Clock } from "#server/clock.ts";
import { healthSign } from "#server/database/health-sign.ts";
import { retentionStore } from "./retention-store.ts";

/** Whether what has been kept for long enough is erased. */
export function retentionSign(clock: Clock) {
	return healthSign({
		sign: "retention",
		view: "service",
		read: async (queries) => findRetention(await retentionStore.lastPass(queries), clock()),
	});
}
