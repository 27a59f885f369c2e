import type { Log } from "#server/log.ts";

/** How often an operator is told again. */
const tellEveryMs = 15 * 60_000;

/**
 * Tells the operator that mail servers refuse the service itself: at once, then again at most every quarter of an hour
 * with how often by each code, whatever number of e-mails wait for it.
 */
export function createPolicyAlarm(log: Log, now: () => number = () => performance.now()) {
	const refusals = new Map<string, number>();
	let toldAt = Number.NEGATIVE_INFINITY;

	return (code: string): void => {
		refusals.set(code, (refusals.get(code) ?? 0) + 1);
		if (now() < toldAt + tellEveryMs) return;
		toldAt = now();
		log.error(
			{ refusals: [...refusals].map(([said, times]) => `${times} × ${said}`).join(", ") },
			"mail servers refuse this service, not its recipients: look at its log-in, SPF, DKIM, DMARC, reverse DNS and block lists; e-mails wait until it is mended, five days at most",
		);
		refusals.clear();
	};
}
