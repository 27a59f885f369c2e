import { type MouseEvent, memo } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { nativeNameOf } from "#i18n/locales.ts";
import { reportReasonNames } from "#i18n/report-words.ts";
import { excerptOf } from "./excerpt.ts";
import { statusNames } from "./message-words.ts";
import { rowId } from "./places.ts";
import { noteHref } from "./use-messages-address.ts";

/** What a row does; the same object for all rows, so that a key draws two rows anew and not all. */
export interface RowActions {
	readonly open: (id: string, isByKey: boolean) => void;
	readonly choose: (id: string) => void;
	/** `isRange`: with all between it and the one selected before. */
	readonly select: (id: string, isSelected: boolean, isRange: boolean) => void;
}

interface MessageRowProps {
	readonly message: ReviewedMessage;
	readonly isCurrent: boolean;
	readonly isSelected: boolean;
	readonly isBusy: boolean;
	/** How long ago it was written, in words. */
	readonly age: string;
	readonly listHref: string;
	readonly actions: RowActions;
}

/** A message in two lines, its text first: a link that opens it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
	const { message, isCurrent, isSelected, isBusy, listHref, actions } = props;
	const { id, moderation_status: status } = message;
	const open = (event: MouseEvent) => {
		// With a modifier it is the browser's own: a new tab or window.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		actions.open(id, event.detail === 0);
	};
	return (
		<li id={rowId(id)} className="message-row" data-status={status} data-current={isCurrent} aria-busy={isBusy}>
			<label className="row-check">
				<input
					type="checkbox"
					checked={isSelected}
					onClick={(event) => actions.select(id, event.currentTarget.checked, event.shiftKey)}
					onChange={() => {}}
				/>
				<span className="sr-only">{m.admin_messages_select({ name: excerptOf(message.message_content) })}</span>
			</label>
			<a
				href={noteHref(listHref, id)}
				aria-current={isCurrent ? "true" : undefined}
				tabIndex={isCurrent ? 0 : -1}
				onClick={open}
				onFocus={() => actions.choose(id)}
			>
				<RowText message={message} />
				<RowFacts {...props} />
			</a>
		</li>
	);
});

/** Characters of the text that a row holds: more than fit on its line. */
const maxShown = 160;

function RowText({ message: { is_readable, message_content: text, language } }: { readonly message: ReviewedMessage }) {
	if (!is_readable) return <span className="row-text row-unreadable">{m.admin_messages_unreadable()}</span>;
	return (
		<span className="row-text" dir="auto" lang={language ?? undefined}>
			{[...text.slice(0, 2 * maxShown)].slice(0, maxShown).join("")}
		</span>
	);
}

/** What else tells one message from another, quietly. */
function RowFacts({ message, age }: MessageRowProps) {
	const { created_at, category, decided_category, language, report, readings, recipient_email: address } = message;
	// Of an approved message the category is only what the moderator took it for.
	const named = message.moderation_status === "approved" ? null : (decided_category ?? category);
	return (
		<span className="row-facts">
			<span className="status-tag">{statusNames[message.moderation_status]()}</span>
			<time dateTime={created_at}>{age}</time>
			{report !== null && <b>{m.admin_messages_row_reported({ reason: reportReasonNames[report.reason]() })}</b>}
			{named !== null && <b>{categoryNames[named]()}</b>}
			{readings.length > 0 && <span>{m.admin_messages_held()}</span>}
			{language !== null && <span lang={language}>{nativeNameOf[language]}</span>}
			<span className="row-address">{address}</span>
		</span>
	);
}
