import { type HealthFinding, type HealthSignName, type HealthState, stateOf } from "#contract/health.ts";
import type { HealthSign } from "#server/database/health-sign.ts";

/** What one process found of a sign. */
export type Reading = HealthFinding & {
	/** When it was seen, in milliseconds; 0 when it is not about a moment. */
	readonly seenAt: number;
};

/** The worst first. What nobody can tell is not as good as what somebody can. */
const byGravity: readonly HealthState[] = ["bad", "good", "unknown"];

/** What the readings of all processes say of a sign together, ours being one of them; undefined of none. */
export function combine(view: HealthSign["view"], readings: readonly Reading[]): Reading | undefined {
	const ranked = readings.toSorted((one, other) =>
		view === "traffic" ? other.seenAt - one.seenAt : gravity(one) - gravity(other),
	);
	return ranked[0];
}

function gravity(reading: Reading): number {
	return byGravity.indexOf(stateOf(reading));
}

/** The readings of one sign. */
export function readingsOf(sign: HealthSignName, readings: readonly Reading[]): readonly Reading[] {
	return readings.filter((reading) => reading.sign === sign);
}
