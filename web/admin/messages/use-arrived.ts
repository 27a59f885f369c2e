import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { useAttendance } from "#web/admin/session/use-attendance.ts";
import { filtersSet } from "./message-filters.ts";
import type { MessageList } from "./use-message-list.ts";
import type { MessagesAddress } from "./use-messages-address.ts";

const pollMs = 15_000;

export interface Arrived {
	/** How many began to wait since the list was read. */
	readonly count: number;
	/** Shows them: at the end of what waits, which is in the order of waiting. */
	readonly show: () => Promise<unknown>;
}

/**
 * What began to wait since a list was read, asked for every few seconds as long as somebody looks. An empty queue takes
 * it in at once: there, nothing is read that could move.
 */
export function useArrived({ view, filters, search }: MessagesAddress, list: MessageList, isShown: boolean): Arrived {
	const ask = useAsk();
	const queryClient = useQueryClient();
	const isAttended = useAttendance();
	const { asOf = "" } = list;
	const isTold = (view === "pending" || view === "all") && filtersSet(filters) === 0 && search === "";
	const { data: count = 0 } = useQuery({
		queryKey: ["messages-arrived", asOf],
		queryFn: async ({ signal }) => {
			const { counts, arrived } = await ask("GET /api/admin/messages/counts", { query: { since: asOf } }, signal);
			queryClient.setQueryData(countsKey, counts);
			return arrived;
		},
		enabled: asOf !== "" && isShown && isTold,
		refetchInterval: isAttended && pollMs,
		// The list has just been read.
		initialData: 0,
		staleTime: pollMs,
	});
	const show = view === "pending" ? list.loadArrived : list.reload;
	const isEmpty = view === "pending" && list.messages.every(({ moderation_status }) => moderation_status !== "pending");
	useTakingIn(isTold && count > 0 && isEmpty, asOf, show);
	return { count: isTold ? count : 0, show };
}

/** Asks once for what has come since a moment. */
function useTakingIn(isWanted: boolean, since: string, show: () => Promise<unknown>): void {
	const askedSince = useRef<string>(undefined);
	useEffect(() => {
		if (!isWanted || askedSince.current === since) return;
		askedSince.current = since;
		// Where it fails, the button is still there.
		show().catch(() => {});
	});
}
