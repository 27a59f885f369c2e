import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { m } from "#i18n/compiled/messages.js";
import { CallError } from "#web/admin/calls/call-error.ts";
import { errorWords } from "#web/admin/calls/error-words.ts";
import { useFormat } from "#web/admin/language/language-provider.tsx";
import { ExampleButton } from "#web/admin/messages/bulk-job/example-button.tsx";
import { RevealableAddress } from "#web/admin/messages/reveal-address/revealable-address.tsx";
import { ActionButton } from "./action-button.tsx";
import { excerptOf } from "./excerpt.ts";
import { MessageActions } from "./message-actions.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { MessageText } from "./message-text.tsx";
import { statusNames } from "./message-words.ts";
import { paneId, paneTitleId } from "./places.ts";
import { RecipientHistory } from "./recipient-history.tsx";
import type { MessagesTabState } from "./use-messages-tab.ts";

/** The message that is read, whole, with all that is known of it and what can be done with it. */
export function MessagePane({ tab }: { readonly tab: MessagesTabState }) {
	const { current, error } = tab.place;
	return (
		<section id={paneId} className="message-pane" aria-labelledby={paneTitleId}>
			{current === undefined ? (
				<div className="pane-empty">
					<BackToList href={tab.address.listHref} />
					<h2 id={paneTitleId} tabIndex={-1}>
						{error ? paneFailure(error) : m.admin_messages_none_chosen()}
					</h2>
				</div>
			) : (
				<OpenMessage key={current.id} tab={tab} message={current} />
			)}
		</section>
	);
}

function paneFailure(error: unknown): string {
	return error instanceof CallError && error.status === 404 ? m.admin_messages_not_there() : errorWords(error);
}

function OpenMessage({ tab, message }: { readonly tab: MessagesTabState; readonly message: ReviewedMessage }) {
	const format = useFormat();
	const { moderation_status: status, created_at } = message;
	const name = excerptOf(message.message_content);
	return (
		<>
			<div className="pane-reading">
				<header className="pane-head" data-status={status}>
					<BackToList href={tab.address.listHref} />
					<h2 id={paneTitleId} tabIndex={-1}>
						<span className="status-tag">{statusNames[status]()}</span>
						<span className="sr-only">{name}</span>
					</h2>
					<time dateTime={created_at}>{format.moment(created_at)}</time>
					<ActionButton
						label={m.admin_messages_remove()}
						keys="d"
						name={name}
						onAct={() => tab.ask({ kind: "remove", message })}
					/>
				</header>
				<MessageText message={message} />
				<p className="pane-address">
					<strong>{m.admin_messages_recipient()}</strong> <RevealableAddress message={message} name={name} />
				</p>
				<RecipientHistory id={message.id} />
				<MessageFacts message={message} />
				{tab.list.isLearning && message.decided_by !== null && (
					<ExampleButton message={message} onChange={() => void tab.refresh()} />
				)}
			</div>
			<MessageActions tab={tab} message={message} />
		</>
	);
}

/** On a small screen, where a message is shown alone. */
function BackToList({ href }: { readonly href: string }) {
	return (
		<a className="action back-to-list" href={href}>
			<span aria-hidden="true">←</span> {m.admin_messages_back()}
		</a>
	);
}
