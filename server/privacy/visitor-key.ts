import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { maskedNetwork, sourceNetwork } from "./mask-ip.ts";

const dayMs = 86_400_000;

/** The day of a moment in UTC, as a number. */
export const utcDay = (at: number) => Math.floor(at / dayMs);

export interface VisitorKeys {
	/** Stands for a visitor until the day ends. `trait` tells apart those who share an address. */
	keyOf(ip: string, trait?: string): string;
	/** Stands for a visitor and the neighbours until the day ends: a /24 of IPv4, a /48 of IPv6. */
	neighbourhoodOf(ip: string): string;
	/** Destroys the key of a day that is over, also when nobody comes any more. */
	renew(): void;
}

/**
 * Tells visitors apart for a day without knowing them: an HMAC of the address under a random key that
 * lives in memory only and is replaced when the day ends, after which nothing can be traced to an address.
 * `dayOf` names the day of a moment; by default it is that of UTC. With `shared`, other processes know the visitors by the
 * same key, and whoever gave it replaces it.
 */
export function createVisitorKeys(
	clock: Clock,
	dayOf: (at: number) => string | number = utcDay,
	shared?: () => KeyObject,
): VisitorKeys {
	let day: string | number | undefined;
	let dayKey = createSecretKey(randomBytes(32));

	function renew(): void {
		const today = dayOf(clock());
		if (today === day) return;
		dayKey = createSecretKey(randomBytes(32));
		day = today;
	}

	function currentKey(): KeyObject {
		if (shared !== undefined) return shared();
		renew();
		return dayKey;
	}

	function keyOfNetwork(network: string, trait: string): string {
		const visitor = JSON.stringify([network, trait]);
		return createHmac("sha256", currentKey()).update(visitor).digest("base64url").slice(0, 22);
	}

	return {
		keyOf: (ip, trait = "") => keyOfNetwork(sourceNetwork(ip), trait),
		neighbourhoodOf: (ip) => keyOfNetwork(maskedNetwork(ip), "neighbourhood"),
		renew,
	};
}
