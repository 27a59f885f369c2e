import { useLayoutEffect, useMemo, useRef } from "react";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { MessageRow, type RowActions } from "./message-row.tsx";
import { emptyWords } from "./message-words.ts";
import { useAge } from "./use-age.ts";
import type { MessagesTabState } from "./use-messages-tab.ts";

/** The messages in rows, or why there are none. */
export function MessageListView({ tab }: { readonly tab: MessagesTabState }) {
	const format = useFormat();
	const { list, shown, address } = tab;
	if (list.error) return <ListFailure error={list.error} onRetry={() => void list.reload()} />;
	if (list.isLoading) {
		return (
			<p className="waiting-line" role="status">
				{m.admin_messages_loading()}
			</p>
		);
	}
	const isNarrowed = address.search !== "" || tab.filtersSet > 0;
	const nothingFound = list.loadMore === undefined ? m.admin_messages_nothing_found : m.admin_messages_nothing_loaded;
	return (
		<>
			{shown.length === 0 ? (
				<p className="nothing-listed">{isNarrowed ? nothingFound() : emptyWords[address.view]()}</p>
			) : (
				<Rows tab={tab} />
			)}
			<div className="list-foot">
				<p role="status" className={shown.length === 0 ? "sr-only" : undefined}>
					{m.admin_messages_shown_count({ count: format.number(shown.length) })}
				</p>
				{list.loadMore !== undefined && (
					<button type="button" className="action" onClick={list.loadMore}>
						{m.admin_messages_load_more()}
					</button>
				)}
			</div>
		</>
	);
}

function Rows({ tab }: { readonly tab: MessagesTabState }) {
	const { shown, place, selection, decisions, address } = tab;
	const ageOf = useAge();
	const actions = useSteady({ open: place.open, choose: place.choose, select: selection.set });
	return (
		<ol className="message-list" aria-label={m.admin_messages_list()}>
			{shown.map((message) => (
				<MessageRow
					key={message.id}
					message={message}
					isCurrent={place.current?.id === message.id}
					isSelected={selection.has(message.id)}
					isBusy={decisions.underWay.has(message.id)}
					age={ageOf(message.waiting_since ?? message.created_at)}
					listHref={address.listHref}
					actions={actions}
				/>
			))}
		</ol>
	);
}

/** The same object every time, which calls the latest functions. */
function useSteady(latest: RowActions): RowActions {
	const current = useRef(latest);
	useLayoutEffect(() => {
		current.current = latest;
	});
	return useMemo(
		() => ({
			open: (...given) => current.current.open(...given),
			choose: (...given) => current.current.choose(...given),
			select: (...given) => current.current.select(...given),
		}),
		[],
	);
}

function ListFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
	return (
		<div className="list-failure">
			<p className="note-line" data-tone="failure" role="alert">
				{errorWords(error)}
			</p>
			<button type="button" className="action" onClick={onRetry}>
				{m.admin_frame_retry()}
			</button>
		</div>
	);
}
