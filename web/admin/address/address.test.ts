import { describe, expect, test } from "vitest";
import { addressOf, changed, hrefOf } from "./address.ts";

describe("a fragment", () => {
	test.each([
		["", "messages", "messages"],
		["#", "messages", "messages"],
		["#analytics", "analytics", "analytics"],
		["#settings", "settings", "account"],
		["#settings/audit", "settings", "audit"],
		["#settings/deliverability", "settings", "account"],
		["#nothing/audit", "messages", "messages"],
		["#toString", "messages", "messages"],
		["#settings/toString", "settings", "account"],
	])("%j leads to %s, %s", (hash, tab, section) => {
		expect(addressOf(hash)).toEqual({ tab, section, params: {} });
	});

	test("keeps what its place shows", () => {
		const place = { tab: "messages", section: "messages", params: { view: "reported", search: "a&b=c? é" } } as const;
		expect(addressOf(hrefOf(place))).toEqual(place);
		expect(hrefOf({ tab: "analytics", params: { days: "7", none: "", absent: undefined } })).toBe("#analytics?days=7");
		expect(hrefOf({ tab: "templates", section: "templates" })).toBe("#templates");
		expect(hrefOf({ tab: "templates", section: "deliverability" })).toBe("#templates/deliverability");
	});
});

describe("a change of place", () => {
	const from = addressOf("#messages?view=reported&note=7");

	test.each([
		[{ params: { note: "8" } }, "#messages?view=reported&note=8"],
		[{ params: { note: undefined } }, "#messages?view=reported"],
		[{ params: { view: "" } }, "#messages?note=7"],
		[{ tab: "messages" }, "#messages?view=reported&note=7"],
		[{ tab: "analytics" }, "#analytics"],
		[{ tab: "settings", section: "audit", params: { of: "7" } }, "#settings/audit?of=7"],
	] as const)("%j leads to %s", (change, href) => {
		expect(hrefOf(changed(from, change))).toBe(href);
	});

	test("to another section leaves what the first one shows", () => {
		expect(hrefOf(changed(addressOf("#settings/audit?of=7"), { section: "system" }))).toBe("#settings/system");
	});
});
