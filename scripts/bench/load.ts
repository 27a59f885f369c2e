import autocannon from "autocannon";
import { inHand } from "#server/http/admission-limit.ts";

export interface Load {
	readonly url: string;
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	/** A body for each request. */
	readonly body?: () => string;
	/** What each answer must say. */
	readonly expected?: string;
}

interface Measured {
	/** Requests answered with 2xx per second. */
	readonly rate: number;
	/** Milliseconds within which 99 of 100 were answered. */
	readonly p99: number;
	/** Those answered with 2xx. */
	readonly answers: number;
	/** Those answered with 503, since there was no room. */
	readonly refusals: number;
}

/**
 * Requests answered with 2xx per second, over `seconds`, by as many connections as are always let in.
 * @throws when any answer was not 2xx.
 */
export async function throughput(load: Load, seconds: number): Promise<number> {
	const { rate, refusals } = await measureLoad(load, { seconds, connections: inHand.min });
	if (refusals > 0) throw new Error(`${load.url}: ${refusals} requests were refused`);
	return rate;
}

interface Pressure {
	readonly seconds: number;
	readonly connections: number;
	/** As many requests as are sent; as many as are answered when absent. */
	readonly perSecond?: number;
}

/** Loads a server. @throws when any answer was neither what is wanted nor a refusal. */
export async function measureLoad(
	{ url, method = "GET", headers = {}, body, expected = "" }: Load,
	{ seconds, connections, perSecond }: Pressure,
): Promise<Measured> {
	const next = body;
	const result = await autocannon({
		url,
		method,
		headers: { ...headers },
		connections,
		duration: seconds,
		...(perSecond === undefined ? {} : { overallRate: perSecond }),
		verifyBody: (answer) => String(answer).includes(expected),
		...(next === undefined
			? {}
			: { requests: [{ method, setupRequest: (request) => ({ ...request, body: next() }) }] }),
	});
	const refusals = result.statusCodeStats?.["503"]?.count ?? 0;
	const { errors, latency, duration } = result;
	const [answers, wrong] = [result["2xx"], result.mismatches - refusals];
	if (errors > 0 || wrong > 0) throw new Error(`${url}: ${wrong} answers did not say ${expected}, ${errors} failed`);
	return { rate: answers / duration, p99: latency.p99, answers, refusals };
}

/** The middle value, and the least and the most. */
export function spread(values: readonly number[]): {
	readonly median: number;
	readonly least: number;
	readonly most: number;
} {
	const sorted = [...values].sort((a, b) => a - b);
	const at = (index: number) => sorted[index] ?? Number.NaN;
	return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}
