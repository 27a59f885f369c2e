import { describe, expect, it } from "vitest";
import { passesLuhn, passesMod97, passesVerhoeff } from "./check-digits.ts";

describe("check digits", () => {
	it.each(["4111111111111111", "378282246310005", "79927398713"])("Luhn accepts %s", (digits) => {
		expect(passesLuhn(digits)).toBe(true);
	});

	it.each(["gb29nwbk60161331926819", "fr1420041010050500013m02606", "de89370400440532013000"])(
		"97 accepts %s",
		(iban) => {
			expect(passesMod97(iban)).toBe(true);
		},
	);

	it.each(["2363", "123451", "1428570", "84736430954837284567892"])("Verhoeff accepts %s", (digits) => {
		expect(passesVerhoeff(digits)).toBe(true);
	});

	it("notices a wrong digit and two that changed places", () => {
		expect(passesLuhn("4111111111111112")).toBe(false);
		expect(passesMod97("gb29nwbk60161331926891")).toBe(false);
		expect(passesVerhoeff("132451")).toBe(false);
		expect([passesLuhn(""), passesVerhoeff("")]).toEqual([false, false]);
	});
});
