import { useInfiniteQuery } from "@tanstack/react-query";
import { useAsk } from "#web/admin/session/use-ask.ts";

/** Where the list is kept among what has been read. */
export const suppressionsKey = ["suppressions"] as const;

/** The mailboxes that are sent no notes, page by page. */
export function useSuppressions() {
	const ask = useAsk();
	const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
		queryKey: suppressionsKey,
		queryFn: ({ pageParam, signal }) =>
			ask("GET /api/admin/email/suppressions", { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.next_cursor,
	});
	const suppressions = data?.pages.flatMap((page) => page.suppressions);
	return { suppressions, error, isFetching, hasNextPage, fetchNextPage };
}
