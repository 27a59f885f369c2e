import { readFileSync } from "node:fs";
import type { Clock } from "#server/clock.ts";
import type { Visitor } from "#server/http/serve.ts";
import { lookupFile } from "#server/lookup-file.ts";
import { maskedNetwork } from "#server/privacy/mask-ip.ts";
import { createVisitorKeys } from "#server/privacy/visitor-key.ts";
import type { Siblings } from "#server/siblings.ts";
import type { LocalHour } from "./local-hour.ts";

/** What programs call themselves: regular expressions, one a line. */
const patterns = readFileSync(lookupFile("bot-patterns.txt"), "utf8").trimEnd().split("\n");
const bots = new RegExp(patterns.join("|"), "i");

/** Makes visitors of addresses and User-Agent headers, neither of which goes any further. */
export function createVisitors(
	clock: Clock,
	localHour: (at: number) => LocalHour,
	siblings?: Pick<Siblings, "dayKey" | "isFirstVisit">,
) {
	const dayOf = (at: number) => localHour(at).day;
	const keys = createVisitorKeys(clock, dayOf, siblings && (() => siblings.dayKey("visits")));
	return {
		/** Many share an address behind one router, so their browsers tell them apart. */
		of(ip: string, userAgent = ""): Visitor {
			return {
				isBot: userAgent.trim() === "" || bots.test(userAgent),
				get key() {
					return keys.keyOf(ip, userAgent);
				},
				get network() {
					return maskedNetwork(ip);
				},
			};
		},
		/** Destroys the key of a day that is over. */
		renew: keys.renew,
		/** Calls `then` for whoever this process has not seen today, unless another one of this machine has. */
		async ifFirstOfAll(key: string, then: () => void): Promise<void> {
			if (siblings === undefined || (await siblings.isFirstVisit(key))) then();
		},
	};
}

export type Visitors = ReturnType<typeof createVisitors>;
