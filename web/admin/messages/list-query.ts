import type { QueryClient } from "@tanstack/react-query";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#i18n/locales.ts";
import { ask as askServer } from "#web/admin/calls/ask.ts";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import type { Ask } from "#web/admin/session/use-ask.ts";
import { type MessageFilters, noFilters, queryOf } from "./message-filters.ts";

/** Everything to judge and judged, or what administrators decided lately. */
export type MessageView = "all" | "decided";

/** Where every list of messages is kept. */
export const messagesKey = ["messages"] as const;

interface ListWanted {
	readonly view: MessageView;
	readonly filters: MessageFilters;
	readonly cursor: string | undefined;
	readonly size: number;
}

/** How a stretch of the list is asked for and where it is kept. It brings the four counts along. */
export function listQuery(ask: Ask, queryClient: QueryClient, { view, filters, cursor, size }: ListWanted) {
	return {
		queryKey: [...messagesKey, view, filters, cursor ?? "", size],
		queryFn: async ({ signal }: { signal: AbortSignal }) => {
			const page = { limit: `${size}`, ...(cursor !== undefined && { cursor }) };
			if (view === "decided") return ask("GET /api/admin/messages/decided", { query: page }, signal);
			const answer = await ask("GET /api/admin/messages", { query: { ...page, ...queryOf(filters) } }, signal);
			queryClient.setQueryData(countsKey, answer.counts);
			return answer;
		},
	};
}

/** Asks for the first messages while the token is still being verified; a token that is none gets none. */
export function fetchFirstMessages(queryClient: QueryClient, token: string, locale: Locale): void {
	const ask: Ask = (endpoint, input, signal) => askServer(endpoint, input, { locale, token, signal });
	const first = { view: "all", filters: noFilters, cursor: undefined, size: limits.pageSize.default } as const;
	void queryClient.prefetchQuery(listQuery(ask, queryClient, first));
}
