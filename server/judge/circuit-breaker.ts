/** Whether a service that failed is asked again: closed asks, open does not, probing waits for the one call that finds out. */
export type BreakerState =
	| { readonly kind: "closed"; readonly failures: number }
	| { readonly kind: "open"; readonly since: number }
	| { readonly kind: "probing"; readonly since: number };

export const closedBreaker: BreakerState = { kind: "closed", failures: 0 };

/** Failures in a row that open the breaker. */
const failuresToOpen = 5;
/** Milliseconds between two probes of a service that is down; also how long a probe may stay unanswered. */
const probeEveryMs = 30_000;

/** Whether a call may be made at `now` (ms of a clock that never jumps), and the state while it is under way. */
export function admit(state: BreakerState, now: number): { readonly admitted: boolean; readonly state: BreakerState } {
	if (state.kind === "closed") return { admitted: true, state };
	if (now - state.since < probeEveryMs) return { admitted: false, state };
	return { admitted: true, state: { kind: "probing", since: now } };
}

/** The state after a call that failed. A call begun before the breaker opened does not prolong it. */
export function afterFailure(state: BreakerState, now: number): BreakerState {
	if (state.kind === "open") return state;
	const failures = state.kind === "closed" ? state.failures + 1 : failuresToOpen;
	return failures < failuresToOpen ? { kind: "closed", failures } : { kind: "open", since: now };
}

/** The state after a call that was answered, whichever it was: the service lives. */
export function afterAnswer(): BreakerState {
	return closedBreaker;
}
