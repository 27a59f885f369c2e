import { describe, expect, it } from "vitest";
import { admit, afterAnswer, afterFailure, type BreakerState, closedBreaker } from "./circuit-breaker.ts";

const failuresToOpen = 5;

function afterFailures(count: number, now: number): BreakerState {
	return Array.from({ length: count }).reduce<BreakerState>((state) => afterFailure(state, now), closedBreaker);
}

describe("the circuit breaker", () => {
	const opened = afterFailures(failuresToOpen, 1_000);

	it("stays closed for fewer failures in a row than open it", () => {
		expect(admit(afterFailures(failuresToOpen - 1, 0), 0)).toMatchObject({ admitted: true, state: { kind: "closed" } });
	});

	it("forgets failures as soon as a call is answered", () => {
		let state = afterFailures(failuresToOpen - 1, 0);
		state = afterAnswer();
		state = afterFailure(state, 0);
		expect(state).toEqual({ kind: "closed", failures: 1 });
	});

	it("opens after that many, and admits nobody for half a minute", () => {
		expect(opened).toEqual({ kind: "open", since: 1_000 });
		expect(admit(opened, 1_000).admitted).toBe(false);
		expect(admit(opened, 30_999).admitted).toBe(false);
	});

	it("then admits one call, and nobody else while it is under way", () => {
		const probe = admit(opened, 31_000);
		expect(probe).toEqual({ admitted: true, state: { kind: "probing", since: 31_000 } });
		expect(admit(probe.state, 31_001).admitted).toBe(false);
	});

	it("closes when the probe is answered, and opens for as long again when it fails", () => {
		const probing = admit(opened, 31_000).state;
		expect(admit(afterAnswer(), 31_100).admitted).toBe(true);
		const again = afterFailure(probing, 31_100);
		expect(again).toEqual({ kind: "open", since: 31_100 });
		expect(admit(again, 61_099).admitted).toBe(false);
		expect(admit(again, 61_100).admitted).toBe(true);
	});

	it("is not held open longer by calls that began before it opened", () => {
		expect(afterFailure(opened, 20_000)).toEqual(opened);
	});

	it("sends another probe when one was never heard of again", () => {
		const probing = admit(opened, 31_000).state;
		expect(admit(probing, 61_000).admitted).toBe(true);
	});
});
