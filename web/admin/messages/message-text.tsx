import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { m } from "#i18n/compiled/messages.js";
import { markedParts } from "./marked-parts.ts";

/** The text as text, whatever is in it, the places that decided for the moderator marked. */
export function MessageText({ message }: { readonly message: ReviewedMessage }) {
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
