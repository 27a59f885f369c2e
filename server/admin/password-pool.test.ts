import { expect, test } from "vitest";
import { ExpectedError } from "#contract/errors.ts";
import { createPasswordPool } from "./password-pool.ts";

test("two work with passwords at once, one of them a stranger; ten of each wait, and the rest are told to come back", async () => {
	const finish: (() => void)[] = [];
	let running = 0;
	let mostAtOnce = 0;
	const { run } = createPasswordPool();
	let strangers = 0;
	let mostStrangers = 0;
	const work = async (who: string) => {
		mostAtOnce = Math.max(mostAtOnce, ++running);
		if (who === "stranger") mostStrangers = Math.max(mostStrangers, ++strangers);
		await new Promise<void>((resolve) => finish.push(resolve));
		if (who === "stranger") strangers--;
		running--;
	};
	const outcomes: string[] = [];
	const come = (who: "known" | "stranger", count: number) =>
		Array.from({ length: count }, () =>
			run(who, () => work(who)).then(
				() => void outcomes.push(`${who} done`),
				(refusal: unknown) => {
					if (!(refusal instanceof ExpectedError)) throw refusal;
					expect([refusal.code, refusal.detail.errorType]).toEqual(["rate_limited", "rate_limit"]);
					expect(refusal.detail.retryAfterSeconds).toBeGreaterThan(1);
					outcomes.push(`${who} refused`);
				},
			),
		);
	const all = Promise.all([...come("stranger", 30), ...come("known", 30)]);
	for (let turn = 0; turn < 40; turn++) {
		await new Promise(setImmediate);
		finish.shift()?.();
	}
	await all;
	const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
	expect(["stranger done", "known done", "stranger refused", "known refused"].map(count)).toEqual([11, 11, 19, 19]);
	expect([mostAtOnce, mostStrangers, running]).toEqual([2, 1, 0]);
});

test("a hashing that fails makes room like any other", async () => {
	let tries = 0;
	const { hash } = createPasswordPool({
		hash: async () => {
			if (tries++ < 5) throw new Error("out of memory");
			return "hashed";
		},
		verify: async () => true,
	});
	const failing = await Promise.allSettled(Array.from({ length: 5 }, () => hash("a")));
	expect(failing.every(({ status }) => status === "rejected")).toBe(true);
	expect(await hash("a")).toBe("hashed");
});
