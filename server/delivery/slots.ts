/** Gives a slot back; calling it again does nothing. */
export type Release = () => void;

/** Bounds how many sends run at once, in all and per domain, so that one slow domain cannot take every slot. */
export interface Slots {
	/** A slot at once, or undefined. */
	take(domain: string): Release | undefined;
	/**
	 * A slot within `waitMs`, first come first served among those that fit, or undefined; at once when too many wait
	 * already, in all or for the domain.
	 */
	await(domain: string, waitMs: number): Promise<Release | undefined>;
	/** Slots free for domains that are not at their limit. */
	free(): number;
	/** The domains at their limit. */
	fullDomains(): readonly string[];
}

interface Waiter {
	readonly domain: string;
	readonly grant: (release: Release | undefined) => void;
}

/** Of waiters for each slot: who comes later would wait longer than four e-mails take. */
const waitersPerSlot = 4;

/** Slots for one process; a domain may hold at most so many of the `total` as `mostOf` says at present. */
export function createSlots(total: number, mostOf: (domain: string) => number): Slots {
	const held = new Map<string, number>();
	const waiting: Waiter[] = [];
	let taken = 0;

	const heldBy = (domain: string) => held.get(domain) ?? 0;
	const isQueueFull = (domain: string) =>
		waiting.length >= total * waitersPerSlot ||
		waiting.filter((waiter) => waiter.domain === domain).length >= mostOf(domain) * waitersPerSlot;

	function take(domain: string): Release | undefined {
		if (taken >= total || heldBy(domain) >= mostOf(domain)) return undefined;
		taken++;
		held.set(domain, heldBy(domain) + 1);
		let given = true;
		return () => {
			if (!given) return;
			given = false;
			giveBack(domain);
		};
	}

	function giveBack(domain: string): void {
		taken--;
		const left = heldBy(domain) - 1;
		if (left > 0) held.set(domain, left);
		else held.delete(domain);
		for (const waiter of [...waiting]) {
			const release = take(waiter.domain);
			if (release === undefined) continue;
			waiting.splice(waiting.indexOf(waiter), 1);
			waiter.grant(release);
		}
	}

	return {
		take,
		await(domain, waitMs) {
			const atOnce = take(domain);
			if (atOnce !== undefined || isQueueFull(domain)) return Promise.resolve(atOnce);
			return new Promise((resolve) => {
				const timer = setTimeout(() => {
					waiting.splice(waiting.indexOf(waiter), 1);
					resolve(undefined);
				}, waitMs);
				const waiter: Waiter = {
					domain,
					grant(release) {
						clearTimeout(timer);
						resolve(release);
					},
				};
				waiting.push(waiter);
			});
		},
		free: () => total - taken,
		fullDomains: () => [...held].filter(([domain, count]) => count >= mostOf(domain)).map(([domain]) => domain),
	};
}
