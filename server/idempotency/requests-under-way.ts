import { ExpectedError } from "#contract/errors.ts";
import type { NamedRequest } from "./named-request.ts";

/** Lets repeats of a request that this process is working on wait for it and share what becomes of it, failures too. */
export function createRequestsUnderWay<Result>() {
	const underWay = new Map<string, { readonly bodyKey: string; readonly result: Promise<Result> }>();
	/** @throws {ExpectedError} `conflict` when the name belongs to a request with another body. */
	return async (request: NamedRequest | undefined, work: () => Promise<Result>): Promise<Result> => {
		if (request === undefined) return work();
		const first = underWay.get(request.requestKey);
		if (first !== undefined) {
			if (first.bodyKey !== request.bodyKey) throw new ExpectedError("conflict", "key_reused");
			return first.result;
		}
		const result = work().finally(() => underWay.delete(request.requestKey));
		underWay.set(request.requestKey, { bodyKey: request.bodyKey, result });
		return result;
	};
}
