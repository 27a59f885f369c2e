import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import { adminApi } from "#web/admin/calls/admin-api.ts";
import { useAsk } from "#web/admin/calls/use-ask.ts";
import { countsKey } from "#web/admin/frame/status-counters.tsx";
import { type MessageFilters, queryOf } from "./message-filters.ts";

/** Everything to judge and judged, or what administrators decided lately. */
export type MessageView = "all" | "decided";

/** Where every list of messages is kept. */
export const messagesKey = ["messages"] as const;

/**
 * A stretch of the list: from which cursor, the cursors of the stretches before, and how many messages. A stretch
 * grows to what one call may give; then the next begins, so that ten thousand messages never stand on the page at once
 * and reloading what is shown is one call.
 */
interface Stretch {
	readonly of: string;
	readonly starts: readonly (string | undefined)[];
	readonly size: number;
}

const { usual, most } = limits.pageSize;

export interface MessageList {
	readonly messages: readonly ReviewedMessage[];
	readonly isLoading: boolean;
	readonly error: unknown;
	readonly reload: () => Promise<void>;
	/** Undefined when all there is is shown. */
	readonly more: { readonly kind: "loadMore" | "next"; readonly show: () => void } | undefined;
	/** Goes back to the stretch before; undefined on the first. */
	readonly showPrevious: (() => void) | undefined;
}

export function useMessageList(view: MessageView, filters: MessageFilters): MessageList {
	const queryClient = useQueryClient();
	const { stretch, setStretch } = useStretch(JSON.stringify([view, filters]));
	const { data, error, isPending } = useStretchQuery(view, filters, stretch);
	const next = data?.next_cursor ?? undefined;
	const { starts, size } = stretch;
	const moreOf = (cursor: string): MessageList["more"] =>
		size < most
			? { kind: "loadMore", show: () => setStretch({ ...stretch, size: Math.min(size + usual, most) }) }
			: { kind: "next", show: () => setStretch({ ...stretch, starts: [...starts, cursor], size: usual }) };
	return {
		messages: data?.messages ?? [],
		isLoading: isPending,
		error: data === undefined ? error : undefined,
		reload: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
		more: next === undefined ? undefined : moreOf(next),
		showPrevious:
			starts.length > 1 ? () => setStretch({ ...stretch, starts: starts.slice(0, -1), size: most }) : undefined,
	};
}

/** The stretch shown; another list starts with its first. */
function useStretch(of: string) {
	const [kept, setStretch] = useState<Stretch>({ of, starts: [undefined], size: usual });
	return { stretch: kept.of === of ? kept : { of, starts: [undefined], size: usual }, setStretch };
}

function useStretchQuery(view: MessageView, filters: MessageFilters, { starts, size }: Stretch) {
	const ask = useAsk();
	const queryClient = useQueryClient();
	const cursor = starts.at(-1);
	return useQuery({
		queryKey: [...messagesKey, view, filters, cursor ?? "", size],
		placeholderData: keepPreviousData,
		queryFn: async ({ signal }) => {
			const page = { limit: `${size}`, ...(cursor !== undefined && { cursor }) };
			if (view === "decided") return ask(adminApi.listDecidedMessages, { query: page }, signal);
			const answer = await ask(adminApi.listMessages, { query: { ...page, ...queryOf(filters) } }, signal);
			queryClient.setQueryData(countsKey, answer.counts);
			return answer;
		},
	});
}
