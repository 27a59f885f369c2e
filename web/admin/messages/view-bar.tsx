import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import type { MessageCounts } from "#contract/admin-messages.ts";
import { m } from "#i18n/compiled/messages.js";
import { hrefOf } from "#web/admin/address/address.ts";
import { countsKey } from "#web/admin/calls/counts-key.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { useAsk } from "#web/admin/session/use-ask.ts";
import { ExportButton } from "#web/admin/tables/export-button.tsx";
import { queryOf } from "./message-filters.ts";
import { messageViews } from "./message-view.ts";
import { viewNames } from "./message-words.ts";
import { searchFieldId } from "./places.ts";
import type { MessagesTabState } from "./use-messages-tab.ts";

interface ViewBarProps {
	readonly tab: MessagesTabState;
	readonly areFiltersOpen: boolean;
	readonly onFilters: () => void;
}

/** Which messages are listed, what is looked for among them, and whether there are new ones. */
export function ViewBar({ tab, areFiltersOpen, onFilters }: ViewBarProps) {
	const ask = useAsk();
	const { filtersSet } = tab;
	const query = queryOf(tab.address.view, tab.address.filters, tab.address.search);
	return (
		<div className="view-bar">
			<Views tab={tab} />
			<Arrived tab={tab} />
			<Search tab={tab} />
			<button
				type="button"
				className="action"
				aria-expanded={areFiltersOpen}
				aria-controls="message-filters"
				onClick={onFilters}
			>
				{filtersSet === 0 ? m.admin_messages_filters() : m.admin_messages_filters_set({ count: filtersSet })}
			</button>
			<button type="button" className="action" onClick={() => void tab.refresh()}>
				{m.admin_messages_refresh()}
			</button>
			<ExportButton fileName="messages" fetchCsv={() => ask("GET /api/admin/messages/export", { query })} />
			<button
				type="button"
				className="action keys-button"
				aria-keyshortcuts="?"
				aria-label={m.admin_messages_keys()}
				onClick={() => tab.ask({ kind: "help" })}
			>
				<kbd>?</kbd>
			</button>
		</div>
	);
}

function Views({ tab }: { readonly tab: MessagesTabState }) {
	const format = useFormat();
	// Whoever lists messages, and the counters above, bring them up to date.
	const { data } = useQuery<MessageCounts>({ queryKey: countsKey, enabled: false });
	const countOf = { pending: data?.pending, reported: data?.reported, decided: undefined, all: undefined };
	return (
		<nav className="view-choice" aria-label={m.admin_messages_views()}>
			{messageViews.map((view) => (
				<a
					key={view}
					href={hrefOf({ tab: "messages", params: { view } })}
					aria-current={tab.address.view === view ? "page" : undefined}
				>
					{viewNames[view]()}
					{countOf[view] !== undefined && <span className="view-count">{format.number(countOf[view])}</span>}
				</a>
			))}
		</nav>
	);
}

/** How many have begun to wait since the list was read. They wait until somebody asks for them: nothing moves. */
function Arrived({ tab }: { readonly tab: MessagesTabState }) {
	const format = useFormat();
	const { arrived } = tab;
	return (
		<p className="arrived" role="status">
			{arrived.count > 0 && (
				<button type="button" className="action" onClick={() => void arrived.show()}>
					{m.admin_messages_arrived({ count: format.number(arrived.count) })}
				</button>
			)}
		</p>
	);
}

/** The address follows what is typed after this pause, or Enter. */
const typingMs = 300;

function Search({ tab }: { readonly tab: MessagesTabState }) {
	const { search, setSearch } = tab.address;
	const [typed, setTyped] = useState(search);
	const [shown, setShown] = useState(search);
	if (search !== shown) {
		setShown(search);
		setTyped(search);
	}
	const find = () => {
		if (typed !== search) setSearch(typed, "replace");
	};
	useEffect(() => {
		const timer = setTimeout(find, typingMs);
		return () => clearTimeout(timer);
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		find();
	};
	return (
		<search className="message-search">
			<form onSubmit={submit}>
				<label htmlFor={searchFieldId} className="sr-only">
					{m.admin_messages_search()}
				</label>
				<input
					id={searchFieldId}
					type="search"
					className="text-input"
					placeholder={m.admin_messages_search()}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					aria-keyshortcuts="/"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			</form>
		</search>
	);
}
