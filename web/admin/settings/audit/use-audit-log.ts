import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AuditEntry } from "#contract/admin-settings.ts";
import { limits } from "#contract/limits.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { auditKey } from "./audit-key.ts";

/** The audit log as far as it has been read, and the way to more of it. */
export function useAuditLog() {
	const ask = useAsk();
	const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
		queryKey: auditKey,
		queryFn: ({ pageParam, signal }) =>
			ask("GET /api/admin/audit", { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.next_cursor,
	});
	return {
		entries: data?.pages.flatMap((page) => page.entries),
		error,
		isFetching,
		refetch,
		hasNextPage,
		fetchNextPage,
	};
}

/** Reads the whole log, page after page. */
export function useWholeAuditLog(): () => Promise<AuditEntry[]> {
	const ask = useAsk();
	return useCallback(async () => {
		const entries: AuditEntry[] = [];
		let cursor: string | null = null;
		do {
			const query: { limit: string; cursor?: string } = { limit: `${limits.pageSize.max}` };
			if (cursor !== null) query.cursor = cursor;
			const page: { entries: AuditEntry[]; next_cursor: string | null } = await ask("GET /api/admin/audit", {
				query,
			});
			entries.push(...page.entries);
			cursor = page.next_cursor;
		} while (cursor !== null);
		return entries;
	}, [ask]);
}
