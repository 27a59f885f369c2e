import { describe, expect, it } from "vitest";
import { createLane } from "./lane.ts";

describe("a lane", () => {
	it("has so many places, and no more until one is given back", () => {
		const lane = createLane(() => 2);
		const first = lane.enter();
		expect(lane.isFull()).toBe(false);
		lane.enter();
		expect(lane.isFull()).toBe(true);
		expect(lane.enter()).toBeUndefined();
		first?.();
		expect(lane.enter()).toBeDefined();
	});

	it("gets a place back once, however often it is given", () => {
		const lane = createLane(() => 2);
		const first = lane.enter();
		lane.enter();
		first?.();
		first?.();
		expect(lane.enter()).toBeDefined();
		expect(lane.enter()).toBeUndefined();
	});

	it("that narrows throws nobody out, and lets nobody in until there is room", () => {
		let places = 3;
		const lane = createLane(() => places);
		const leave = [lane.enter(), lane.enter(), lane.enter()];
		places = 2;
		leave[0]?.();
		expect(lane.enter()).toBeUndefined();
		leave[1]?.();
		expect(lane.enter()).toBeDefined();
	});
});
