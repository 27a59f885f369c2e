import { createHmac, createSecretKey, randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { sourceNetwork } from "./mask-ip.ts";

const dayMs = 86_400_000;

/**
 * Tells visitors apart for a day without knowing them: an HMAC of the address under a random key that
 * lives in memory only and is replaced at midnight UTC, after which no key can be traced to an address.
 */
export function createVisitorKeys(clock: Clock): (ip: string) => string {
	let day = -1;
	let dayKey = createSecretKey(randomBytes(32));
	return (ip) => {
		const today = Math.floor(clock() / dayMs);
		if (today !== day) {
			dayKey = createSecretKey(randomBytes(32));
			day = today;
		}
		return createHmac("sha256", dayKey).update(sourceNetwork(ip)).digest("base64url").slice(0, 22);
	};
}
