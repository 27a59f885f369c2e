import { isbot } from "isbot";
import type { Clock } from "#server/clock.ts";
import type { Visitor } from "#server/http/serve.ts";
import { maskedNetwork } from "#server/privacy/mask-ip.ts";
import { createVisitorKeys } from "#server/privacy/visitor-key.ts";
import type { LocalHour } from "./local-hour.ts";

/** Makes visitors of addresses and User-Agent headers, neither of which goes any further. */
export function createVisitors(clock: Clock, localHour: (at: number) => LocalHour) {
	const keys = createVisitorKeys(clock, (at) => localHour(at).day);
	return {
		/** Many share an address behind one router, so their browsers tell them apart. */
		of(ip: string, userAgent = ""): Visitor {
			return {
				key: keys.keyOf(ip, userAgent),
				network: maskedNetwork(ip),
				isBot: userAgent.trim() === "" || isbot(userAgent),
			};
		},
		/** Destroys the key of a day that is over. */
		renew: keys.renew,
	};
}

export type Visitors = ReturnType<typeof createVisitors>;
