import { expect, test } from "vitest";
import { createSharedMemory } from "./shared-memory.ts";

const hour = 3_600_000;

test("each key is replaced when its own day ends, and who was seen is forgotten with the key of visits", () => {
	let now = Date.UTC(2026, 10, 23, 12);
	const memory = createSharedMemory(() => now, {
		limits: (at) => Math.floor(at / (24 * hour)),
		visits: (at) => Math.floor((at + 5 * hour) / (24 * hour)),
	});
	const first = memory.read();
	expect([memory.isFirstVisit("jane"), memory.isFirstVisit("jane")]).toEqual([true, false]);
	expect(memory.renew()).toBe(false);
	expect(memory.read()).toEqual(first);

	now += 8 * hour;
	expect(memory.renew()).toBe(true);
	const second = memory.read();
	expect(second.dayKeys.limits).toBe(first.dayKeys.limits);
	expect(second.dayKeys.visits).not.toBe(first.dayKeys.visits);
	expect(memory.isFirstVisit("jane")).toBe(true);

	now += 6 * hour;
	expect(memory.renew()).toBe(true);
	expect(memory.read().dayKeys.limits).not.toBe(first.dayKeys.limits);
	expect(memory.read().dayKeys.visits).toBe(second.dayKeys.visits);
	expect(memory.read()).toMatchObject({ steadyStart: first.steadyStart, linkKey: first.linkKey });
});
