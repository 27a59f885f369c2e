import { describe, expect, it } from "vitest";
import { parseDeliveryTime } from "./delivery-time.ts";

const now = Date.parse("2027-01-10T12:00:00Z");
const minute = 60_000;
const sixtyDays = 60 * 86_400_000;

function reasonFor(at: number): string | undefined {
	const field = parseDeliveryTime(at, now);
	return field.ok ? undefined : field.fault.reason;
}

describe("the time at which a note is to be delivered", () => {
	it.each([
		["five minutes ahead", now + 5 * minute, undefined],
		["Saint Valentine's morning in Paris", Date.parse("2027-02-14T08:00:00+01:00"), undefined],
		["sixty days ahead", now + sixtyDays, undefined],
		["less than five minutes ahead", now + 5 * minute - 1, "time_too_soon"],
		["past", now - minute, "time_too_soon"],
		["more than sixty days ahead", now + sixtyDays + 1, "time_too_late"],
	])("may be %s or is refused with a reason", (_, at, reason) => {
		expect(reasonFor(at)).toBe(reason);
	});
});
