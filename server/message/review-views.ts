import type { Static } from "typebox";
import type { listMessages } from "#contract/admin-messages.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { ReviewFilter } from "./review-filter.ts";
import { type ReviewSearch, selectDecided, selectNewest, selectWaiting } from "./review-query.ts";

export type View = NonNullable<Static<typeof listMessages.query>["view"]>;

export interface ListView {
	/** Narrowed to what the view shows. */
	readonly filter: ReviewFilter;
	select(queries: Queries, search: ReviewSearch): { execute(): Promise<MessageTable[]> };
	/** Where in its list a message stands. */
	placeOf(row: MessageTable): number | null;
}

/** How each list is read, and in which order. */
export function viewOf(view: View, filter: ReviewFilter): ListView {
	const byWait = { select: selectWaiting, placeOf: (row: MessageTable) => row.waiting_since };
	if (view === "pending") return { filter, ...byWait };
	if (view === "reported") return { filter: { ...filter, isReported: true }, ...byWait };
	if (view === "decided") return { filter, select: selectDecided, placeOf: (row) => row.decided_at };
	return { filter, select: selectNewest, placeOf: (row) => row.created_at };
}
