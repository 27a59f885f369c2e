import { type CountryResponse, open, type Reader } from "maxmind";
import type { Log } from "#server/log.ts";

/** Where countries come from, as its licence wants it told: a file of the package, which the build copies. */
export const countrySource = "@ip-location-db/geo-whois-asn-country-mmdb, data by nro.net (CC BY 4.0)";

/** A record of the file. */
type Country = CountryResponse & { readonly country_code?: string };

/** Tells the countries of masked networks. The file, 8 MB in memory, is read when the first is asked for. */
export function createGeography(file: string, log: Log) {
	let reading: Promise<Reader<Country> | undefined> | undefined;

	async function read(): Promise<Reader<Country> | undefined> {
		try {
			return await open<Country>(file);
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
