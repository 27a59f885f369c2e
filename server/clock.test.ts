import { afterEach, describe, expect, it, vi } from "vitest";
import { sleep, within } from "./clock.ts";

afterEach(() => {
	vi.useRealTimers();
});

describe("waiting", () => {
	it("ends early when it is called off", async () => {
		// No timer ever fires: only the signal can end these.
		vi.useFakeTimers();
		const calledOff = new AbortController();
		const asleep = sleep(10_000, calledOff.signal);
		calledOff.abort();
		await asleep;
		await sleep(10_000, calledOff.signal);
	});

	it("gives what comes in time, and nothing for what does not", async () => {
		expect(await within(10_000, Promise.resolve("letter"))).toBe("letter");
		expect(await within(5, new Promise(() => {}))).toBeUndefined();
		await expect(within(10_000, Promise.reject(new Error("lost")))).rejects.toThrow("lost");
	});
});
