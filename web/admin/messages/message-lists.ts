import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import type { Endpoints } from "#contract/all-endpoints.ts";
import type { EndpointOutput } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#i18n/locales.ts";
import { ask as askServer } from "#web/admin/calls/ask.ts";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import type { Ask } from "#web/admin/session/use-ask.ts";
import { filtersOf, type MessageFilters, queryOf } from "./message-filters.ts";
import { type MessageView, viewOf } from "./message-view.ts";

/** Where every list of messages is kept. */
export const messagesKey = ["messages"] as const;

/** Where a message is kept that is read without being in a list. */
export function messageKey(id: string) {
	return ["message", id] as const;
}

export interface ListWanted {
	readonly view: MessageView;
	readonly filters: MessageFilters;
	readonly search: string;
}

export type ListPage = EndpointOutput<Endpoints["GET /api/admin/messages"]>;
export type LoadedList = InfiniteData<ListPage, string | undefined>;

/** How a list is asked for, a page after the other, and where it is kept. Each page brings the counts along. */
export function listQuery(ask: Ask, queryClient: QueryClient, { view, filters, search }: ListWanted) {
	const wanted = queryOf(view, filters, search);
	const pageFrom = async (cursor: string | undefined, signal?: AbortSignal): Promise<ListPage> => {
		const query = { ...firstPageOf(wanted), ...(cursor !== undefined && { cursor }) };
		const answer = await ask("GET /api/admin/messages", { query }, signal);
		queryClient.setQueryData(countsKey, answer.counts);
		return answer;
	};
	return {
		queryKey: [...messagesKey, wanted],
		queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
			pageFrom(pageParam, signal),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: ({ next_cursor }: ListPage) => next_cursor ?? undefined,
		pageFrom,
	};
}

/** The list that an address names. */
export function listAt(params: Readonly<Record<string, string | undefined>>): ListWanted {
	return { view: viewOf(params.view), filters: filtersOf(params), search: params.search ?? "" };
}

/** What the first page of a list is asked for with. */
export function firstPageOf(wanted: ReturnType<typeof queryOf>) {
	return { ...wanted, limit: `${limits.pageSize.default}` };
}

/** Asks for the first messages while the token is still being verified; a token that is none gets none. */
export function fetchFirstMessages(
	queryClient: QueryClient,
	{ token, locale, wanted }: { readonly token: string; readonly locale: Locale; readonly wanted: ListWanted },
): void {
	const ask: Ask = (endpoint, input, signal) => askServer(endpoint, input, { locale, token, signal });
	const { pageFrom: _, ...first } = listQuery(ask, queryClient, wanted);
	void queryClient.prefetchInfiniteQuery(first);
}

/** Puts what is now known of a message in its place, in every list. Undefined: it is gone. */
export function patchMessage(
	queryClient: QueryClient,
	id: string,
	change: ((message: ReviewedMessage) => ReviewedMessage) | undefined,
): void {
	const patched = (messages: ReviewedMessage[]) =>
		change === undefined
			? messages.filter((message) => message.id !== id)
			: messages.map((message) => (message.id === id ? change(message) : message));
	if (change === undefined) queryClient.removeQueries({ queryKey: messageKey(id) });
	else queryClient.setQueryData<ReviewedMessage>(messageKey(id), (message) => message && change(message));
	queryClient.setQueriesData<LoadedList>({ queryKey: messagesKey }, (list) =>
		list === undefined
			? list
			: {
					...list,
					pages: list.pages.map((page) =>
						page.messages.some((message) => message.id === id) ? { ...page, messages: patched(page.messages) } : page,
					),
				},
	);
}

/** A message as it is known to stand now; undefined when it is in no list. */
export function messageNow(queryClient: QueryClient, id: string): ReviewedMessage | undefined {
	for (const [, list] of queryClient.getQueriesData<LoadedList>({ queryKey: messagesKey })) {
		for (const { messages } of list?.pages ?? []) {
			const found = messages.find((message) => message.id === id);
			if (found !== undefined) return found;
		}
	}
	return queryClient.getQueryData<ReviewedMessage>(messageKey(id));
}
