import { type Clock, within } from "#server/clock.ts";
import type { Metrics } from "./metrics.ts";
import type { ServiceReading } from "./service-metrics.ts";

interface TextDependencies {
	readonly metrics: Pick<Metrics, "text">;
	/** Reads the queues and signs of health. May fail or hang. */
	readonly read: () => Promise<ServiceReading>;
	readonly steadyClock: Clock;
}

/** For so long whoever asks is given the same text: asking often costs the service and its database no more than asking. */
const keptMs = 3_000;
/** How long the database is waited for. Prometheus by itself waits for ten seconds. */
const readMs = 1_000;

/** Gives the text of all metrics, as it was `keptMs` ago at most. One is made at a time, whoever asks meanwhile shares it. */
export function createMetricsText({ metrics, read, steadyClock }: TextDependencies): () => Promise<Buffer> {
	let kept: { readonly text: Buffer; readonly at: number } | undefined;
	let making: Promise<Buffer> | undefined;
	let reading: Promise<ServiceReading | undefined> | undefined;

	/** A database that hangs is asked once, not once a scrape. Never rejects. */
	function readOnce(): Promise<ServiceReading | undefined> {
		reading ??= read()
			.catch(() => undefined)
			.finally(() => {
				reading = undefined;
			});
		return reading;
	}

	async function make(): Promise<Buffer> {
		const text = Buffer.from(await metrics.text(await within(readMs, readOnce())));
		kept = { text, at: steadyClock() };
		return text;
	}

	return async () => {
		if (kept !== undefined && steadyClock() - kept.at < keptMs) return kept.text;
		making ??= make().finally(() => {
			making = undefined;
		});
		return making;
	};
}
