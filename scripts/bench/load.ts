import autocannon from "autocannon";
import { inHand } from "#server/http/admission-limit.ts";

export interface Load {
	readonly url: string;
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	/** A body for each request. */
	readonly body?: () => string;
}

/**
 * Requests answered with 2xx per second, over `seconds`, by as many connections as are always let in.
 * @throws when any answer was not 2xx.
 */
export async function throughput({ url, method = "GET", headers = {}, body }: Load, seconds: number): Promise<number> {
	const next = body;
	const result = await autocannon({
		url,
		method,
		headers: { ...headers },
		connections: inHand.min,
		duration: seconds,
		...(next === undefined
			? {}
			: { requests: [{ method, setupRequest: (request) => ({ ...request, body: next() }) }] }),
	});
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
	return result["2xx"] / result.duration;
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
