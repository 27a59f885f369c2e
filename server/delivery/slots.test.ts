import { describe, expect, it } from "vitest";
import { createSlots } from "./slots.ts";

describe("slots", () => {
	it("are given up to the total", () => {
		const slots = createSlots(2, () => 2);
		slots.take("a");
		slots.take("b");
		expect(slots.take("c")).toBeUndefined();
		expect(slots.free()).toBe(0);
	});

	it("are kept from a domain that holds its share, not from others", () => {
		const slots = createSlots(3, () => 2);
		slots.take("slow");
		slots.take("slow");
		expect(slots.take("slow")).toBeUndefined();
		expect(slots.fullDomains()).toEqual(["slow"]);
		expect(slots.take("other")).toBeDefined();
	});

	it("go to the first waiter that fits when one is given back", async () => {
		const slots = createSlots(2, () => 1);
		const slow = slots.take("slow");
		const other = slots.take("other");
		const secondSlow = slots.await("slow", 1_000);
		const third = slots.await("third", 1_000);
		other?.();
		expect(await third).toBeDefined();
		slow?.();
		expect(await secondSlow).toBeDefined();
	});

	it("are fewer at once for a domain whose limit has sunk, and as many as before once it has risen", () => {
		let limit = 2;
		const slots = createSlots(3, () => limit);
		const first = slots.take("slow");
		limit = 1;
		expect(slots.take("slow")).toBeUndefined();
		expect(slots.fullDomains()).toEqual(["slow"]);
		first?.();
		expect(slots.take("slow")).toBeDefined();
		limit = 2;
		expect(slots.take("slow")).toBeDefined();
	});

	it("are not waited for longer than asked", async () => {
		const slots = createSlots(1, () => 1);
		const held = slots.take("a");
		expect(await slots.await("a", 5)).toBeUndefined();
		held?.();
		expect(slots.free()).toBe(1);
	});

	it("come back once, however often they are released", () => {
		const slots = createSlots(1, () => 1);
		const release = slots.take("a");
		release?.();
		release?.();
		expect(slots.free()).toBe(1);
	});

	it("are waited for by four at most for each, in all and for a domain; the next is told at once", async () => {
		const slots = createSlots(3, () => 1);
		const [slow, other, third] = [slots.take("slow"), slots.take("other"), slots.take("third")];
		const ofSlow = Array.from({ length: 4 }, () => slots.await("slow", 60_000));
		expect(await slots.await("slow", 60_000)).toBeUndefined();
		const ofOthers = ["other", "third"].flatMap((domain) =>
			Array.from({ length: 4 }, () => slots.await(domain, 60_000)),
		);
		expect(await slots.await("fourth", 60_000)).toBeUndefined();
		for (const release of [slow, other, third]) release?.();
		for (const waiter of [...ofSlow, ...ofOthers]) (await waiter)?.();
		expect(slots.free()).toBe(3);
	});
});
