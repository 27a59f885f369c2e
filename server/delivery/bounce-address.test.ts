import { randomUUIDv7 } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createVault } from "#server/privacy/seal.ts";
import { bounceMailbox } from "#server/settings/settings-parsers.ts";
import { bounceAddressOf, deliveryOfBounceAddress } from "./bounce-address.ts";

const vault = createVault("a secret for tests, long enough to be one");
const id = randomUUIDv7();
const address = bounceAddressOf(vault, id, "bounces@example.org");

describe("the address that reports on a delivery go to", () => {
	it("names the delivery, in whatever case it comes back", () => {
		expect(address).toMatch(/^bounces\+[0-9a-f]{52}@example\.org$/);
		expect(deliveryOfBounceAddress(vault, address)).toBe(id);
		expect(deliveryOfBounceAddress(vault, address.toUpperCase())).toBe(id);
		expect(deliveryOfBounceAddress(vault, address.replace("bounces", "forwarded+by"))).toBe(id);
	});

	it("is as long as mail servers take (RFC 5321, section 4.5.3.1.1) when its mailbox is as long as it may be", () => {
		const mailboxes = [11, 12].map((length) => `${"b".repeat(length)}@example.org`);
		expect(mailboxes.map((mailbox) => "value" in bounceMailbox(mailbox))).toEqual([true, false]);
		expect(bounceAddressOf(vault, id, mailboxes[0] ?? "").indexOf("@")).toBe(64);
	});

	it("is believed from nobody else: any digit changed, another secret, no token", () => {
		for (let index = address.indexOf("+") + 1; index < address.indexOf("@"); index++) {
			const other = address[index] === "0" ? "1" : "0";
			const forged = `${address.slice(0, index)}${other}${address.slice(index + 1)}`;
			expect(deliveryOfBounceAddress(vault, forged), forged).toBeUndefined();
		}
		expect(deliveryOfBounceAddress(createVault("another secret, as long as the first"), address)).toBeUndefined();
		const none = ["", "bounces@example.org", "bounces+x@example.org", `${address}@example.org`, address.slice(0, -12)];
		for (const text of none) expect(deliveryOfBounceAddress(vault, text)).toBeUndefined();
	});
});
