import { describe, expect, it } from "vitest";
import { maskedNetwork, sourceNetwork } from "./mask-ip.ts";
import { createVisitorKeys } from "./visitor-key.ts";

describe("visitor keys", () => {
	it("are the same for a visitor all day, and forgotten at midnight", () => {
		let now = Date.UTC(2026, 1, 14, 0, 0, 0);
		const { keyOf } = createVisitorKeys(() => now);
		const morning = keyOf("203.0.113.7");
		now = Date.UTC(2026, 1, 14, 23, 59, 59, 999);
		expect(keyOf("203.0.113.7")).toBe(morning);
		expect(keyOf("203.0.113.8")).not.toBe(morning);
		now += 1;
		expect(keyOf("203.0.113.7")).not.toBe(morning);
	});

	it("do not come back with the clock: the key of a day that is over is destroyed", () => {
		let now = Date.UTC(2026, 1, 14);
		const keys = createVisitorKeys(() => now);
		const before = keys.keyOf("203.0.113.7");
		now = Date.UTC(2026, 1, 15);
		keys.renew();
		now = Date.UTC(2026, 1, 14);
		expect(keys.keyOf("203.0.113.7")).not.toBe(before);
	});

	it("end with the day that is asked for", () => {
		let now = Date.parse("2026-02-14T18:29:59Z");
		const { keyOf } = createVisitorKeys(
			() => now,
			(at) => new Date(at + 5.5 * 3_600_000).getUTCDate(),
		);
		const before = keyOf("203.0.113.7");
		now += 1_000;
		expect(keyOf("203.0.113.7")).not.toBe(before);
	});

	it("of neighbours are one, and no visitor's own", () => {
		const { keyOf, neighbourhoodOf } = createVisitorKeys(() => 0);
		expect(neighbourhoodOf("203.0.113.7")).toBe(neighbourhoodOf("203.0.113.250"));
		expect(neighbourhoodOf("203.0.113.7")).not.toBe(neighbourhoodOf("203.0.114.7"));
		expect(neighbourhoodOf("2001:db8:1:2::3")).toBe(neighbourhoodOf("2001:db8:1:ffff::3"));
		expect(neighbourhoodOf("203.0.113.7")).not.toBe(keyOf("203.0.113.7"));
	});

	it("tell apart those who share an address", () => {
		const { keyOf } = createVisitorKeys(() => 0);
		expect(keyOf("203.0.113.7", "Firefox")).not.toBe(keyOf("203.0.113.7", "Safari"));
		expect(keyOf("203.0.113.7", "Firefox")).toBe(keyOf("203.0.113.7", "Firefox"));
	});

	it("differ between two services that see the same visitor", () => {
		const now = () => 0;
		expect(createVisitorKeys(now).keyOf("203.0.113.7")).not.toBe(createVisitorKeys(now).keyOf("203.0.113.7"));
	});
});

describe("the network an address counts as", () => {
	it.each([
		["203.0.113.7", "203.0.113.7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
	])("%s is %s", (ip, network) => expect(sourceNetwork(ip)).toBe(network));
});

describe("a masked address", () => {
	it.each([
		["203.0.113.7", "203.0.113.0/24"],
		["::ffff:203.0.113.7", "203.0.113.0/24"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
		["2001:db8::1", "2001:db8:0::/48"],
		["::1", "0:0:0::/48"],
	])("%s becomes %s", (ip, network) => expect(maskedNetwork(ip)).toBe(network));
});
