import { Resolver } from "node:dns/promises";

/** Asks DNS. Each resolves to nothing where there is no such name or record, and rejects when nobody could say. */
export interface Lookups {
	/** Each record as one text. */
	txt(name: string): Promise<readonly string[]>;
	mx(name: string): Promise<readonly { readonly exchange: string; readonly priority: number }[]>;
	/** IPv4 and IPv6. */
	addresses(name: string): Promise<readonly string[]>;
	/** The names of an address. */
	names(address: string): Promise<readonly string[]>;
}

/** DNS as this machine is set up to ask it. */
export function systemLookups(): Lookups {
	const resolver = new Resolver({ timeout: 3_000, tries: 2 });
	return {
		txt: async (name) => (await unlessAbsent(resolver.resolveTxt(name))).map((parts) => parts.join("")),
		mx: (name) => unlessAbsent(resolver.resolveMx(name)),
		addresses: async (name) =>
			(await Promise.all([unlessAbsent(resolver.resolve4(name)), unlessAbsent(resolver.resolve6(name))])).flat(),
		names: (address) => unlessAbsent(resolver.reverse(address)),
	};
}

async function unlessAbsent<T>(asking: Promise<T[]>): Promise<T[]> {
	try {
		return await asking;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOTFOUND" || code === "ENODATA") return [];
		throw error;
	}
}
