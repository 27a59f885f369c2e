import { describe, expect, it } from "vitest";
import { dailySeries } from "#web/admin/analytics/daily-series.ts";

describe("the days of a chart", () => {
	it("run from the oldest to the newest, and those without messages are there too", () => {
		const days = [
			{ date: "2026-03-30", messages: 2, approvals: 1 },
			{ date: "2026-03-27", messages: 5, approvals: 5 },
		];
		expect(dailySeries(days)).toEqual([
			{ date: "2026-03-27", messages: 5, approvals: 5 },
			{ date: "2026-03-28", messages: 0, approvals: 0 },
			{ date: "2026-03-29", messages: 0, approvals: 0 },
			{ date: "2026-03-30", messages: 2, approvals: 1 },
		]);
	});

	it("pass the ends of months and years", () => {
		const dates = dailySeries([
			{ date: "2028-01-01", messages: 1, approvals: 0 },
			{ date: "2027-12-30", messages: 1, approvals: 0 },
		]).map(({ date }) => date);
		expect(dates).toEqual(["2027-12-30", "2027-12-31", "2028-01-01"]);
	});

	it("are none when there are none", () => {
		expect(dailySeries([])).toEqual([]);
	});
});
