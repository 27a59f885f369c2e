import { expect, it } from "vitest";
import { valentineArrivals } from "./valentine-arrivals.ts";

const seconds = 100;
const arrivals = valentineArrivals({ mean: 50, peak: 20, seconds });

it("brings as many notes as the mean says", () => {
	expect(Math.abs(arrivals.length - 50 * seconds)).toBeLessThan(5);
});

it("is twenty times as busy as on the mean for a moment, in the middle", () => {
	const within = (from: number, to: number) => arrivals.filter((at) => at >= from && at < to).length;
	const perMoment = Array.from({ length: seconds * 10 }, (_, moment) => within(moment * 100, (moment + 1) * 100));
	const busiest = Math.max(...perMoment);
	expect(busiest / (50 / 10)).toBeGreaterThan(19);
	expect(busiest / (50 / 10)).toBeLessThanOrEqual(20);
	expect(Math.abs(perMoment.indexOf(busiest) - seconds * 5)).toBeLessThan(5);
});

it("brings half of them at any time", () => {
	expect(Math.abs(arrivals.filter((at) => at < seconds * 300).length - 0.3 * 25 * seconds)).toBeLessThan(5);
});
