import type { Found, HealthSignName } from "#contract/health.ts";
import type { Queries } from "./engine.ts";

/**
 * One sign of how the service fares. Each capability gives its own, `server/operations.ts` lists them.
 * `view` says who sees it: `service`: every process the same; `machine`: each its own, of which the worst counts;
 * `traffic`: each what went through it, of which the latest counts.
 */
export interface HealthSign<Sign extends HealthSignName = HealthSignName> {
	readonly sign: Sign;
	readonly view: "service" | "machine" | "traffic";
	read(queries: Queries): Promise<Found<Sign>>;
}

/** Ties a sign's name to what it may find. */
export function healthSign<Sign extends HealthSignName>(sign: HealthSign<Sign>): HealthSign<Sign> {
	return sign;
}
