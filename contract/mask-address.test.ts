import { expect, it } from "vitest";
import { maskAddress } from "./mask-address.ts";

it.each([
	["ada@example.com", "a…@e….com"],
	["a@b.co.uk", "a…@b….uk"],
	["ada.lovelace+notes@mail.example.org", "a…@m….org"],
	["प्रिया@उदाहरण.भारत", "प…@उ….भारत"],
	["💌x@💌.example", "💌…@💌….example"],
	["root@localhost", "r…@l…"],
	["", "…"],
	["no address", "…"],
])("%s is shown as %s", (address, masked) => {
	expect(maskAddress(address)).toBe(masked);
});
