import { describe, expect, it } from "vitest";
import { sourceNetwork } from "./mask-ip.ts";
import { createVisitorKeys } from "./visitor-key.ts";

describe("visitor keys", () => {
	it("are the same for a visitor all day, and forgotten at midnight", () => {
		let now = Date.UTC(2026, 1, 14, 0, 0, 0);
		const keyOf = createVisitorKeys(() => now);
		const morning = keyOf("203.0.113.7");
		now = Date.UTC(2026, 1, 14, 23, 59, 59, 999);
		expect(keyOf("203.0.113.7")).toBe(morning);
		expect(keyOf("203.0.113.8")).not.toBe(morning);
		now += 1;
		expect(keyOf("203.0.113.7")).not.toBe(morning);
	});

	it("differ between two services that see the same visitor", () => {
		const now = () => 0;
		expect(createVisitorKeys(now)("203.0.113.7")).not.toBe(createVisitorKeys(now)("203.0.113.7"));
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
