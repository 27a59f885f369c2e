import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { FailedDelivery } from "#contract/admin-deliverability.ts";
import { limits } from "#contract/limits.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { deliverabilityKey } from "./use-deliverability.ts";

/** The failures, page by page, of one code or of all, looked at again from time to time. */
export function useDeliveries(code: string | undefined) {
	const ask = useAsk();
	const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
		queryKey: [...deliverabilityKey, "failures", code],
		queryFn: ({ pageParam, signal }) =>
			ask("GET /api/admin/email/deliveries", { query: { ...of(code), ...from(pageParam) } }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.next_cursor,
		refetchInterval: 30_000,
	});
	return { failures: data?.pages.flatMap((page) => page.failures), error, isFetching, hasNextPage, fetchNextPage };
}

/** Reads all failures of one code or of all, page after page. */
export function useAllDeliveries(code: string | undefined): () => Promise<FailedDelivery[]> {
	const ask = useAsk();
	return useCallback(async () => {
		const all: FailedDelivery[] = [];
		let cursor: string | null = null;
		do {
			const query = { limit: `${limits.pageSize.max}`, ...of(code), ...from(cursor) };
			const page: { failures: FailedDelivery[]; next_cursor: string | null } = await ask(
				"GET /api/admin/email/deliveries",
				{ query },
			);
			all.push(...page.failures);
			cursor = page.next_cursor;
		} while (cursor !== null);
		return all;
	}, [ask, code]);
}

function of(code: string | undefined) {
	return code === undefined ? {} : { code };
}

function from(cursor: string | null) {
	return cursor === null ? {} : { cursor };
}
