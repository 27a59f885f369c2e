import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { createGeography } from "./geography.ts";

const countries = join(import.meta.dirname, "../../dist/data/countries.mmdb");

describe("the country of a masked network", () => {
	const { countryOf } = createGeography(countries, createLog("silent"));

	it.each([
		["81.2.69.0/24", "GB"],
		["103.21.58.0/24", "IN"],
		["2a01:e0a:0::/48", "FR"],
		["127.0.0.0/24", undefined],
		["0:0:0::/48", undefined],
		["no network", undefined],
	])("%s is in %s", async (network, country) => expect(await countryOf(network)).toBe(country));

	it("is unknown where the file is missing, and the log says so", async () => {
		const lines: string[] = [];
		const log = createLog("warn", { write: (line) => void lines.push(line) });
		const without = createGeography(`${countries}.none`, log);
		expect([await without.countryOf("81.2.69.0/24"), await without.countryOf("81.2.69.0/24")]).toEqual([
			undefined,
			undefined,
		]);
		expect(lines.filter((line) => line.includes("ENOENT"))).toHaveLength(1);
	});
});
