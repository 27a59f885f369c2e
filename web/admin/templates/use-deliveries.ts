import { useInfiniteQuery } from "@tanstack/react-query";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Where the outbox is kept among what has been read. */
export const deliveriesKey = ["deliveries"] as const;

/** The outbox, page by page, looked at again from time to time. */
export function useDeliveries() {
	const ask = useAsk();
	const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
		queryKey: deliveriesKey,
		queryFn: ({ pageParam, signal }) =>
			ask("GET /api/admin/email/deliveries", { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.next_cursor,
		refetchInterval: 30_000,
	});
	const failures = data?.pages.flatMap((page) => page.failures);
	const queueLength = data?.pages[0]?.queue_length;
	return { failures, queueLength, error, isFetching, refetch, hasNextPage, fetchNextPage };
}
