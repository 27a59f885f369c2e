import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { listQuery, type MessageView, messagesKey } from "./list-query.ts";
import type { MessageFilters } from "./message-filters.ts";

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

const { default: defaultSize, max: maxSize } = limits.pageSize;

export interface MessageList {
	readonly messages: readonly ReviewedMessage[];
	readonly isLoading: boolean;
	readonly error: unknown;
	readonly reload: () => Promise<void>;
	/** Undefined when all there is is shown. */
	readonly more: { readonly kind: "loadMore" | "next"; readonly show: () => void } | undefined;
	/** Which stretch the messages are of, counted from 1. */
	readonly stretch: number;
	/** Goes back to the stretch before; undefined on the first. */
	readonly showPrevious: (() => void) | undefined;
}

export function useMessageList(view: MessageView, filters: MessageFilters): MessageList {
	const queryClient = useQueryClient();
	const { stretch, setStretch } = useStretch(JSON.stringify([view, filters]));
	const { data, error, isPending, isPlaceholderData } = useStretchQuery(view, filters, stretch);
	const next = data?.next_cursor ?? undefined;
	const { starts, size } = stretch;
	const shownStretch = useRef(1);
	if (!isPlaceholderData) shownStretch.current = starts.length;
	const moreOf = (cursor: string): MessageList["more"] =>
		size < maxSize
			? { kind: "loadMore", show: () => setStretch({ ...stretch, size: Math.min(size + defaultSize, maxSize) }) }
			: { kind: "next", show: () => setStretch({ ...stretch, starts: [...starts, cursor], size: defaultSize }) };
	return {
		messages: data?.messages ?? [],
		isLoading: isPending,
		error: data === undefined ? error : undefined,
		reload: () => queryClient.invalidateQueries({ queryKey: messagesKey }),
		more: next === undefined ? undefined : moreOf(next),
		stretch: shownStretch.current,
		showPrevious:
			starts.length > 1 ? () => setStretch({ ...stretch, starts: starts.slice(0, -1), size: maxSize }) : undefined,
	};
}

/** The stretch shown; another list starts with its first. */
function useStretch(of: string) {
	const [kept, setStretch] = useState<Stretch>({ of, starts: [undefined], size: defaultSize });
	return { stretch: kept.of === of ? kept : { of, starts: [undefined], size: defaultSize }, setStretch };
}

function useStretchQuery(view: MessageView, filters: MessageFilters, { starts, size }: Stretch) {
	const ask = useAsk();
	const query = { view, filters, cursor: starts.at(-1), size };
	return useQuery({ ...listQuery(ask, useQueryClient(), query), placeholderData: keepPreviousData });
}
