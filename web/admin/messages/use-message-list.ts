import { keepPreviousData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { type ListPage, type ListWanted, type LoadedList, listQuery, messagesKey } from "./message-lists.ts";

export interface MessageList {
	/** All that is loaded, each message once, in the order of the list. */
	readonly messages: readonly ReviewedMessage[];
	readonly isLoading: boolean;
	/** Whether these are the messages of the list before: those asked for are on their way. */
	readonly isOfBefore: boolean;
	readonly error: unknown;
	/** When its first page was true: the `since` of what came later. */
	readonly asOf: string | undefined;
	/** Whether decisions can be kept as examples. */
	readonly isLearning: boolean;
	/**
	 * Asks for the start of the list anew. What is shown stays until the answer is there, and when there is none: then
	 * it is given what went wrong.
	 */
	readonly reload: () => Promise<unknown>;
	/** Whether there is more than is loaded. */
	readonly hasMore: boolean;
	/** Loads the next page; undefined when there is none, or it is on its way. */
	readonly loadMore: (() => void) | undefined;
	/** Adds what has come to the end of a list that is loaded whole. */
	readonly loadArrived: () => Promise<void>;
}

/**
 * A list as far as it is loaded. Nothing reloads it but whoever reads it: what happens to a message is put in its place
 * (`patchMessage`), so that no message moves under a finger.
 */
export function useMessageList(wanted: ListWanted): MessageList {
	const ask = useAsk();
	const queryClient = useQueryClient();
	const { pageFrom, ...query } = listQuery(ask, queryClient, wanted);
	const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
		useInfiniteQuery({
			...query,
			placeholderData: keepPreviousData,
			staleTime: Number.POSITIVE_INFINITY,
			refetchOnWindowFocus: false,
			refetchOnReconnect: false,
			structuralSharing: false,
		});
	const { queryKey } = query;
	useFreshLists(queryClient, JSON.stringify(queryKey));
	return {
		messages: useMemo(() => onceEach(data?.pages.flatMap((page) => page.messages) ?? []), [data]),
		isLoading: isPending,
		isOfBefore: isPlaceholderData,
		error: data === undefined ? error : undefined,
		asOf: data?.pages.at(-1)?.as_of,
		isLearning: data?.pages[0]?.is_learning ?? false,
		reload: async () => {
			try {
				const first = await pageFrom(undefined);
				queryClient.setQueryData<LoadedList>(queryKey, { pages: [first], pageParams: [undefined] });
			} catch (failure) {
				return failure;
			}
		},
		hasMore: hasNextPage,
		loadMore: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
		loadArrived: async () => {
			const last = await pageFrom(lastParamOf(data));
			queryClient.setQueryData<LoadedList>(queryKey, (list) => list && withLastPage(list, last));
		},
	};
}

function lastParamOf(list: { readonly pageParams: readonly unknown[] } | undefined): string | undefined {
	const param = list?.pageParams.at(-1);
	return typeof param === "string" ? param : undefined;
}

/** The last page as it is now: what is in it stays, as it may have been decided here; what came later follows. */
function withLastPage(list: LoadedList, now: ListPage): LoadedList {
	const known = new Set(list.pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
	const last = list.pages.at(-1)?.messages ?? [];
	const messages = [...last, ...now.messages.filter(({ id }) => !known.has(id))];
	return { ...list, pages: [...list.pages.slice(0, -1), { ...now, messages }] };
}

/** A list that is left is read anew when it is opened again. */
function useFreshLists(queryClient: QueryClient, shown: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list is shown
	useEffect(() => queryClient.removeQueries({ queryKey: messagesKey, type: "inactive" }), [queryClient, shown]);
}

/** A message that changed its place between two calls is in both. */
function onceEach(messages: readonly ReviewedMessage[]): readonly ReviewedMessage[] {
	return [...new Map(messages.map((message) => [message.id, message])).values()];
}
