import { useEffect, useRef } from "react";
import { useErrorWords } from "#web/admin/calls/use-ask.ts";
import { frameWords } from "#web/admin/frame/frame-words.ts";
import { useFormat, useWords } from "#web/admin/words/language-provider.tsx";
import { MessageCard } from "./message-card.tsx";
import { messagesWords } from "./messages-words.ts";
import type { Desk } from "./use-desk.ts";

/** The messages, or why there are none. */
export function MessageListView({ desk }: { readonly desk: Desk }) {
	const words = useWords(messagesWords);
	const format = useFormat();
	const { list, shown } = desk;
	useStartOfStretch(desk);
	if (list.error) return <ListFailure error={list.error} onRetry={() => void list.reload()} />;
	if (list.isLoading) {
		return (
			<p className="waiting-line" role="status">
				{words.loading}
			</p>
		);
	}
	return (
		<>
			{list.showPrevious !== undefined && (
				<button type="button" className="action" onClick={list.showPrevious}>
					{words.previous}
				</button>
			)}
			{shown.length === 0 ? (
				<p className="waiting-line">{list.messages.length === 0 ? words.empty : words.nothingFound}</p>
			) : (
				<ol className="message-list" aria-label={words.list}>
					{shown.map((message) => (
						<DeskCard key={message.id} desk={desk} message={message} />
					))}
				</ol>
			)}
			<div className="list-foot">
				<p role="status">{words.shownCount(format.number(shown.length))}</p>
				{list.more !== undefined && (
					<button type="button" className="action" onClick={list.more.show}>
						{words[list.more.kind]}
					</button>
				)}
			</div>
		</>
	);
}

/** Another stretch of the list is read from its start. */
function useStartOfStretch({ list, place }: Desk): void {
	const before = useRef(list.stretch);
	useEffect(() => {
		if (before.current === list.stretch) return;
		before.current = list.stretch;
		place.start();
	}, [list.stretch, place]);
}

function DeskCard({ desk, message }: { readonly desk: Desk; readonly message: Desk["shown"][number] }) {
	const { id } = message;
	return (
		<MessageCard
			message={message}
			isCurrent={desk.place.current?.id === id}
			isSelected={desk.selection.has(id)}
			isBusy={desk.decisions.busy.has(id)}
			reason={desk.reasons[id] ?? ""}
			onReason={(reason) => desk.setReason(id, reason)}
			onSelect={(isSelected) => desk.selection.set(id, isSelected)}
			onModerate={(action) => desk.moderate(message, action)}
			onRemove={() => desk.ask({ kind: "remove", message })}
			onFocus={() => desk.place.choose(id)}
		/>
	);
}

function ListFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
	const frame = useWords(frameWords);
	const errorWords = useErrorWords();
	return (
		<div className="list-failure">
			<p className="note-line" data-tone="failure" role="alert">
				{errorWords(error)}
			</p>
			<button type="button" className="action" onClick={onRetry}>
				{frame.retry}
			</button>
		</div>
	);
}
