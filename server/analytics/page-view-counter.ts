import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Visitor } from "#server/http/serve.ts";
import type { Log } from "#server/log.ts";
import { createWorker } from "#server/worker.ts";
import { type CountsStore, unknownCountry } from "./counts-store.ts";
import type { Geography } from "./geography.ts";
import type { LocalHour } from "./local-hour.ts";
import type { Visitors } from "./visitors.ts";

interface CounterDependencies {
	readonly database: Database;
	readonly counts: CountsStore;
	readonly geography: Geography;
	readonly visitors: Visitors;
	readonly localHour: (at: number) => LocalHour;
	readonly clock: Clock;
	readonly log: Log;
}

/** How often what was counted is written; a crash loses no more page views than these. */
const flushMs = 5_000;

/** Bounds the memory of a day. Beyond, views are counted and visitors are not. */
const maxVisitors = 500_000;

/** What waits to be written. Moments are milliseconds; any of an hour stands for it. */
interface Batch {
	/** Views by hour. */
	readonly views: Map<string, { readonly at: number; count: number }>;
	/** First visits of a day. */
	readonly visits: { readonly at: number; readonly network: string }[];
}

/**
 * Counts page views by hour and visitors by day and country. A view costs a look into memory: nothing is written
 * for it, and the country is looked up when the batch is. Who has been here today is known in memory alone.
 */
export function createPageViewCounter(dependencies: CounterDependencies) {
	const { database, counts, visitors, localHour, clock, log } = dependencies;
	const worker = createWorker("page views", flushMs, flush, log);
	let batch = emptyBatch();
	let [today, seenToday] = ["", new Set<string>()];
	let flushing: Promise<unknown> = Promise.resolve();

	function beginDay(at: number): void {
		const { day } = localHour(at);
		if (day === today) return;
		today = day;
		seenToday = new Set();
		visitors.renew();
	}

	/** One after the other: whoever waits for a flush finds everything written that was counted before. */
	function flush(): Promise<void> {
		const next = flushing.then(writeBatch);
		flushing = next.catch(() => {});
		return next;
	}

	async function writeBatch(): Promise<void> {
		beginDay(clock());
		if (batch.views.size === 0) return;
		const taken = batch;
		batch = emptyBatch();
		try {
			const byCountry = await countByCountry(taken, dependencies);
			await database.write(async (queries) => {
				for (const { at, count } of taken.views.values()) await counts.bump(queries, at, "page_view", "", count);
				for (const { at, country, count } of byCountry) await counts.bump(queries, at, "visit", country, count);
			});
		} catch (error) {
			batch = joined(taken, batch);
			throw error;
		}
	}

	return {
		/** Counts a page that was seen now. Programs are left out. */
		count(visitor: Visitor): void {
			if (visitor.isBot) return;
			const at = clock();
			beginDay(at);
			addView(batch, localHour(at), at, 1);
			const { key, network } = visitor;
			if (seenToday.has(key) || seenToday.size >= maxVisitors) return;
			seenToday.add(key);
			void visitors.ifFirstOfAll(key, () => void batch.visits.push({ at, network }));
		},
		/** Writes what was counted so far. @throws {ExpectedError} `unavailable`; it is then written later. */
		flush,
		start: worker.start,
		/** Writes the rest. */
		async stop(): Promise<void> {
			await worker.stop();
			await flush().catch((error: unknown) => log.warn({}, "the last page views could not be written", error));
		},
	};
}

export type PageViewCounter = ReturnType<typeof createPageViewCounter>;

/** Always in the same order, so that two nodes that write at once wait instead of blocking each other. */
async function countByCountry({ visits }: Batch, { geography, localHour }: CounterDependencies) {
	const sums = new Map<string, { readonly at: number; readonly country: string; count: number }>();
	for (const { at, network } of visits) {
		const country = (await geography.countryOf(network)) ?? unknownCountry;
		const key = `${localHour(at).day} ${country}`;
		const sum = sums.get(key) ?? { at, country, count: 0 };
		sum.count++;
		sums.set(key, sum);
	}
	return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

function emptyBatch(): Batch {
	return { views: new Map(), visits: [] };
}

function addView({ views }: Batch, { day, hour }: LocalHour, at: number, count: number): void {
	const key = `${day} ${hour}`;
	const bucket = views.get(key);
	if (bucket === undefined) views.set(key, { at, count });
	else bucket.count += count;
}

function joined(earlier: Batch, later: Batch): Batch {
	for (const [key, { at, count }] of later.views) {
		const bucket = earlier.views.get(key);
		if (bucket === undefined) earlier.views.set(key, { at, count });
		else bucket.count += count;
	}
	earlier.visits.push(...later.visits);
	return earlier;
}
