import { expect, test } from "vitest";
import { restartDelayMs } from "./restart-delay.ts";

test("a process that dies again and again is waited for longer, and never for longer than half a minute", () => {
	const delays = [1, 2, 3, 4, 5, 6, 7, 8, 1_000_000].map(restartDelayMs);
	expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});
