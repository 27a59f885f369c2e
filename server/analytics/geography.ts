import { fileURLToPath } from "node:url";
import { type CountryResponse, open, type Reader } from "maxmind";
import type { Log } from "#server/log.ts";

/** Where countries come from: a file of the package, public domain, asked without any network. */
export const countrySource = "@ip-location-db/geo-whois-asn-country-mmdb";

const file = `${countrySource}/geo-whois-asn-country.mmdb`;

/** A record of the file. */
type Country = CountryResponse & { readonly country_code?: string };

/** Tells the countries of masked networks. The file, 8 MB in memory, is read when the first is asked for. */
export function createGeography(log: Log) {
	let reading: Promise<Reader<Country> | undefined> | undefined;

	async function read(): Promise<Reader<Country> | undefined> {
		try {
			return await open<Country>(fileURLToPath(import.meta.resolve(file)));
		} catch (error) {
			log.warn({}, "the countries of networks cannot be read; visits are counted without", error);
			return undefined;
		}
	}

	return {
		/** ISO 3166-1 alpha-2 of a CIDR range; undefined when it is unknown, as for private networks. */
		async countryOf(network: string): Promise<string | undefined> {
			reading ??= read();
			const reader = await reading;
			return reader?.get(network.split("/")[0] ?? "")?.country_code;
		},
	};
}

export type Geography = ReturnType<typeof createGeography>;
