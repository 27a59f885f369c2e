import { useMemo } from "react";
import { hrefOf } from "#web/admin/address/address.ts";
import { type History, useAddress } from "#web/admin/address/use-address.ts";
import { filtersOf, type MessageFilters } from "./message-filters.ts";
import { type MessageView, viewOf } from "./message-view.ts";

/** What the address says of the messages: which are listed, and which one is read. */
export interface MessagesAddress {
	readonly view: MessageView;
	readonly filters: MessageFilters;
	/** Words, an id or an address that somebody looks for. */
	readonly search: string;
	/** The id of the message that is read. */
	readonly note: string | undefined;
	/** The address of this list; a message's own follows it (`noteHref`). */
	readonly listHref: string;
	readonly setFilters: (filters: MessageFilters) => void;
	readonly setSearch: (search: string, how: History) => void;
	readonly goToNote: (id: string | undefined, how: History) => void;
}

export function useMessagesAddress(): MessagesAddress {
	const { params, go } = useAddress();
	const { view: viewName, note, search = "", ...rest } = params;
	const narrowed = JSON.stringify(rest);
	const filters = useMemo(() => filtersOf(JSON.parse(narrowed)), [narrowed]);
	const view = viewOf(viewName);
	return {
		view,
		filters,
		search,
		note,
		listHref: listHref(view, filters, search),
		setFilters: (next) => go({ params: { ...next, note: undefined } }, "push"),
		setSearch: (next, how) => go({ params: { search: next, note: undefined } }, how),
		goToNote: (id, how) => go({ params: { note: id } }, how),
	};
}

function listHref(view: MessageView, filters: MessageFilters, search: string): string {
	return hrefOf({ tab: "messages", params: { ...filters, search, view } });
}

/** The address of a message in its list. */
export function noteHref(list: string, id: string): string {
	return `${list}&note=${id}`;
}
