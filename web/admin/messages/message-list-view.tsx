import { useEffect, useRef } from "react";
import { m } from "#i18n/compiled/messages.js";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { MessageCard } from "./message-card.tsx";
import type { MessagesTabState } from "./use-messages-tab.ts";

const moreLabels = { loadMore: m.admin_messages_load_more, next: m.admin_messages_next };

/** The messages, or why there are none. */
export function MessageListView({ tab }: { readonly tab: MessagesTabState }) {
	const format = useFormat();
	const { list, shown } = tab;
	useStartOfStretch(tab);
	if (list.error) return <ListFailure error={list.error} onRetry={() => void list.reload()} />;
	if (list.isLoading) {
		return (
			<p className="waiting-line" role="status">
				{m.admin_messages_loading()}
			</p>
		);
	}
	return (
		<>
			{list.showPrevious !== undefined && (
				<button type="button" className="action" onClick={list.showPrevious}>
					{m.admin_messages_previous()}
				</button>
			)}
			{shown.length === 0 ? (
				<p className="waiting-line">
					{list.messages.length === 0 ? m.admin_messages_empty() : m.admin_messages_nothing_found()}
				</p>
			) : (
				<ol className="message-list" aria-label={m.admin_messages_list()}>
					{shown.map((message) => (
						<ListedMessage key={message.id} tab={tab} message={message} />
					))}
				</ol>
			)}
			<div className="list-foot">
				<p role="status">{m.admin_messages_shown_count({ count: format.number(shown.length) })}</p>
				{list.more !== undefined && (
					<button type="button" className="action" onClick={list.more.show}>
						{moreLabels[list.more.kind]()}
					</button>
				)}
			</div>
		</>
	);
}

/** Another stretch of the list is read from its start. */
function useStartOfStretch({ list, place }: MessagesTabState): void {
	const before = useRef(list.stretch);
	useEffect(() => {
		if (before.current === list.stretch) return;
		before.current = list.stretch;
		place.start();
	}, [list.stretch, place]);
}

function ListedMessage({
	tab,
	message,
}: {
	readonly tab: MessagesTabState;
	readonly message: MessagesTabState["shown"][number];
}) {
	const { id } = message;
	return (
		<MessageCard
			message={message}
			isCurrent={tab.place.current?.id === id}
			isSelected={tab.selection.has(id)}
			isBusy={tab.decisions.busy.has(id)}
			reason={tab.reasons[id] ?? ""}
			onReason={(reason) => tab.setReason(id, reason)}
			onSelect={(isSelected) => tab.selection.set(id, isSelected)}
			onModerate={(action) => tab.moderate(message, action)}
			onRemove={() => tab.ask({ kind: "remove", message })}
			onFocus={() => tab.place.choose(id)}
		/>
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
