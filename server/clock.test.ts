import { describe, expect, it } from "vitest";
import { sleep, within } from "./clock.ts";

describe("waiting", () => {
	it("ends early when it is called off", async () => {
		const calledOff = new AbortController();
		setTimeout(() => calledOff.abort(), 5);
		const started = performance.now();
		await sleep(10_000, calledOff.signal);
		await sleep(10_000, calledOff.signal);
		expect(performance.now() - started).toBeLessThan(5_000);
	});

	it("gives what comes in time, and nothing for what does not", async () => {
		expect(await within(10_000, Promise.resolve("letter"))).toBe("letter");
		expect(await within(5, new Promise(() => {}))).toBeUndefined();
		await expect(within(10_000, Promise.reject(new Error("lost")))).rejects.toThrow("lost");
	});
});
