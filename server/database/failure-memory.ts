import { unavailable } from "./engine.ts";

/** How long a write that found no room or a broken disk speaks against the database, although a small probe succeeds. */
const rememberMs = 5_000;

/** Remembers the last write that failed for want of room or by an I/O error. */
export function createFailureMemory() {
	let failedAt = Number.NEGATIVE_INFINITY;
	return {
		remember(): void {
			failedAt = performance.now();
		},
		/** @throws {ExpectedError} `unavailable` when that was just now. */
		assertNone(): void {
			if (performance.now() - failedAt < rememberMs) throw unavailable(new Error("a write failed just now"));
		},
	};
}
