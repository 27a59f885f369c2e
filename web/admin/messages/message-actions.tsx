import { type KeyboardEvent, useId } from "react";
import type { ReviewedMessage } from "#contract/admin-messages.ts";
import { limits } from "#contract/limits.ts";
import { refusalCategories } from "#contract/refusal-categories.ts";
import { categoryNames } from "#i18n/category-words.ts";
import { m } from "#i18n/compiled/messages.js";
import { ActionButton } from "./action-button.tsx";
import { excerptOf } from "./excerpt.ts";
import { named } from "./outcome-words.ts";
import { reasonFieldId } from "./places.ts";
import type { MessagesTabState } from "./use-messages-tab.ts";

interface MessageActionsProps {
	readonly tab: MessagesTabState;
	readonly message: ReviewedMessage;
}

/** What can be done with the message that is read; on a small screen within reach of a thumb. */
export function MessageActions({ tab, message }: MessageActionsProps) {
	const areReasonsOpen = tab.reasonsOpenFor === message.id;
	const reasonsId = useId();
	const name = excerptOf(message.message_content);
	const isPending = message.moderation_status === "pending";
	if (message.moderation_status === "approved") return null;
	return (
		<div className="message-actions">
			{isPending && <Reasons id={reasonsId} isOpen={areReasonsOpen} tab={tab} message={message} />}
			<div className="action-row">
				{isPending && (
					<>
						<ActionButton
							tone="yes"
							label={m.admin_messages_approve()}
							keys="a"
							name={name}
							onAct={() => tab.approve(message)}
						/>
						<ActionButton tone="no" label={m.admin_messages_reject()} name={name} onAct={() => tab.reject(message)} />
						<button
							type="button"
							className="action reasons-button"
							aria-expanded={areReasonsOpen}
							aria-controls={reasonsId}
							onClick={() => tab.openReasons(areReasonsOpen ? undefined : message.id)}
						>
							{m.admin_messages_reasons()}
						</button>
					</>
				)}
				{message.moderation_status === "rejected" && (
					<ActionButton
						tone="yes"
						label={m.admin_messages_overturn()}
						name={name}
						onAct={() => tab.overturn(message)}
					/>
				)}
			</div>
		</div>
	);
}

/** Why a message is rejected: a category, which has words of its own, or words that somebody writes. */
function Reasons({
	id,
	isOpen,
	tab,
	message,
}: MessageActionsProps & { readonly id: string; readonly isOpen: boolean }) {
	const name = excerptOf(message.message_content);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Enter") tab.reject(message);
		else if (event.key === "Escape") tab.place.goTo(message.id);
		else return;
		event.preventDefault();
	};
	return (
		<div id={id} className="reasons" data-open={isOpen}>
			<fieldset className="reason-choice">
				<legend>{m.admin_messages_reject_for()}</legend>
				{refusalCategories.map((category, index) => (
					<button
						key={category}
						type="button"
						className="action action-no"
						aria-keyshortcuts={`${index + 1}`}
						data-key={index + 1}
						aria-label={named(name, categoryNames[category]())}
						onClick={() => tab.reject(message, category)}
					>
						{categoryNames[category]()}
					</button>
				))}
			</fieldset>
			<label htmlFor={reasonFieldId} className="sr-only">
				{m.admin_messages_reason()}
			</label>
			<input
				id={reasonFieldId}
				className="text-input"
				aria-keyshortcuts="r"
				placeholder={m.admin_messages_reason()}
				maxLength={limits.moderationNotesCharacters}
				value={tab.reasons[message.id] ?? ""}
				onChange={(event) => tab.setReason(message.id, event.target.value)}
				onKeyDown={onKeyDown}
			/>
		</div>
	);
}
