import { describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { createGeography } from "./geography.ts";

describe("the country of a masked network", () => {
	const { countryOf } = createGeography(createLog("silent"));

	it.each([
		["81.2.69.0/24", "GB"],
		["103.21.58.0/24", "IN"],
		["2a01:e0a:0::/48", "FR"],
		["127.0.0.0/24", undefined],
		["0:0:0::/48", undefined],
		["no network", undefined],
	])("%s is in %s", async (network, country) => expect(await countryOf(network)).toBe(country));
});
