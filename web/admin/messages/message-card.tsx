import { useId } from "react";
import type { ModerationAction, ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { markedParts } from "./marked-parts.ts";
import { MessageFacts } from "./message-facts.tsx";
import { statusNames } from "./message-words.ts";

interface MessageCardProps {
	readonly message: ReviewedMessage;
	readonly isCurrent: boolean;
	readonly isSelected: boolean;
	readonly isBusy: boolean;
	readonly reason: string;
	readonly onReason: (reason: string) => void;
	readonly onSelect: (isSelected: boolean) => void;
	readonly onModerate: (action: ModerationAction) => void;
	readonly onRemove: () => void;
	readonly onFocus: () => void;
}

/** The id of a message's card on the page. */
export function cardId(id: string): string {
	return `message-${id}`;
}

/** A message with all that is known of it, and what can be done with it. */
export function MessageCard(props: MessageCardProps) {
	const { message, isCurrent, isSelected, isBusy, onSelect, onRemove, onFocus } = props;
	const format = useFormat();
	const { recipient_email: address, moderation_status: status } = message;
	return (
		<li
			id={cardId(message.id)}
			className="message-card"
			data-status={status}
			aria-current={isCurrent ? "true" : undefined}
			aria-busy={isBusy}
			tabIndex={-1}
			onFocus={onFocus}
		>
			<div className="message-head">
				<label className="check-line">
					<input type="checkbox" checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
					<span className="sr-only">{m.admin_messages_select({ address })}</span>
				</label>
				<span className="status-tag">{statusNames[status]()}</span>
				<h2>
					<span className="sr-only">{m.admin_messages_recipient()} </span>
					{address}
				</h2>
				<time dateTime={message.created_at}>{format.moment(message.created_at)}</time>
				<button
					type="button"
					className="action message-remove"
					aria-keyshortcuts="d"
					disabled={isBusy}
					onClick={onRemove}
				>
					{m.admin_messages_remove()}
				</button>
			</div>
			<MessageText message={message} />
			<MessageFacts message={message} />
			{status === "pending" && <Verdict {...props} />}
		</li>
	);
}

/** The text as text, whatever is in it, the places that decided for the moderator marked. */
function MessageText({ message }: { readonly message: ReviewedMessage }) {
	if (!message.is_readable) return <p className="note-line">{m.admin_messages_unreadable()}</p>;
	const spans = [...message.spans, ...message.readings.flatMap((reading) => reading.spans)];
	return (
		<p className="message-text" dir="auto" lang={message.language ?? undefined}>
			{markedParts(message.message_content, spans).map(({ text, isMarked, start }) =>
				isMarked ? <mark key={start}>{text}</mark> : text,
			)}
		</p>
	);
}

/** The two buttons of a message that waits, and room for why. */
function Verdict({ isBusy, reason, onReason, onModerate }: MessageCardProps) {
	const reasonId = useId();
	return (
		<div className="message-actions">
			<button
				type="button"
				className="action action-yes"
				aria-keyshortcuts="a"
				disabled={isBusy}
				onClick={() => onModerate("approve")}
			>
				{m.admin_messages_approve()}
			</button>
			<button
				type="button"
				className="action action-no"
				aria-keyshortcuts="r"
				disabled={isBusy}
				onClick={() => onModerate("reject")}
			>
				{m.admin_messages_reject()}
			</button>
			<label htmlFor={reasonId} className="sr-only">
				{m.admin_messages_reason()}
			</label>
			<input
				id={reasonId}
				className="text-input"
				placeholder={m.admin_messages_reason()}
				maxLength={limits.moderationNotesCharacters}
				value={reason}
				onChange={(event) => onReason(event.target.value)}
			/>
		</div>
	);
}
