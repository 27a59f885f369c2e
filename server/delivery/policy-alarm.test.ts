import { describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { createPolicyAlarm } from "./policy-alarm.ts";

describe("the operator's alarm", () => {
	it("rings at the first refusal and then four times an hour at most, with how often by each code", () => {
		let now = 0;
		const lines: string[] = [];
		const alarm = createPolicyAlarm(createLog("error", { write: (line) => void lines.push(line) }), () => now);
		const told = () => lines.splice(0).map((line) => JSON.parse(line).refusals);
		alarm("550 5.7.515");
		expect(told()).toEqual(["1 × 550 5.7.515"]);
		for (let index = 0; index < 100; index++) alarm("550 5.7.515");
		alarm("535 5.7.8");
		expect(told()).toEqual([]);
		now += 15 * 60_000;
		alarm("535 5.7.8");
		expect(told()).toEqual(["100 × 550 5.7.515, 2 × 535 5.7.8"]);
	});
});
