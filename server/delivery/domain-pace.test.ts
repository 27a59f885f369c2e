import { beforeEach, describe, expect, it } from "vitest";
import { createDomainPace, type DomainPace } from "./domain-pace.ts";

describe("a domain that asks for less", () => {
	let now: number;
	let pace: DomainPace;
	beforeEach(() => {
		now = 1_000_000;
		pace = createDomainPace(() => now);
	});

	const defer = () => pace.deferred("slow", "421 4.7.0");

	/** How long the domain is left alone from now on, in seconds. */
	function pausedFor(): number {
		const start = now;
		while (pace.pausedBy("slow") !== undefined) now += 1_000;
		return (now - start) / 1_000;
	}

	it("is sent half as many at once after each deferral, one at least; others are sent as many as ever", () => {
		const shares = Array.from({ length: 5 }, () => {
			defer();
			now += 3_000_000;
			return pace.shareOf("slow", 9);
		});
		expect(shares).toEqual([4, 2, 1, 1, 1]);
		expect(pace.shareOf("other", 9)).toBe(9);
	});

	it("is left alone from the third on, each time for twice as long, a quarter of an hour at most", () => {
		const pauses = Array.from({ length: 11 }, () => {
			defer();
			return pausedFor();
		});
		expect(pauses).toEqual([0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900]);
		expect(pace.pausedBy("other")).toBeUndefined();
	});

	it("says by what it is left alone, and counts nothing that was under way by then", () => {
		for (let index = 0; index < 9; index++) defer();
		expect(pace.pausedBy("slow")).toBe("421 4.7.0");
		expect(pausedFor()).toBe(15);
	});

	it("comes back step by step with each e-mail that is taken", () => {
		for (let index = 0; index < 3; index++) defer();
		pausedFor();
		const shares = Array.from({ length: 3 }, () => {
			pace.accepted("slow");
			return pace.shareOf("slow", 9);
		});
		expect(shares).toEqual([2, 4, 9]);
	});

	it("is forgotten six hours after its last pause", () => {
		for (let index = 0; index < 3; index++) defer();
		now += 15_000 + 6 * 3_600_000 + 1;
		expect(pace.shareOf("slow", 9)).toBe(9);
		defer();
		expect([pausedFor(), pace.shareOf("slow", 9)]).toEqual([0, 4]);
	});
});
