import { type FormEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { checkMessage, noteLength } from "#web/site/home/note-check.ts";
import { OutcomeNotice } from "#web/site/home/outcome-notice.tsx";
import { PostageStamp } from "#web/site/home/postage-stamp.tsx";
import { useKeptHeight } from "#web/site/home/use-kept-height.ts";
import { useSendNote } from "#web/site/home/use-send-note.ts";
import { pathOfPage } from "#web/site/routes.ts";
import { FoldingNote } from "#web/ui/folding-note.tsx";
import { SealButton } from "#web/ui/seal-button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** The sheet one writes on, and above it what became of the note. */
export function SendPanel() {
	const note = useSendNote();
	const recipientField = useRef<HTMLInputElement>(null);
	const messageField = useRef<HTMLTextAreaElement>(null);
	const status = useRef<HTMLDivElement>(null);
	const desk = useKeptHeight();
	const { recipientEmail, message } = note.errors;
	const outcome = note.answered?.outcome.kind;
	const left = outcome === "sent" || outcome === "saved";

	const submit = async (event?: FormEvent): Promise<void> => {
		event?.preventDefault();
		const faults = await note.send(desk.keep);
		if (faults.recipientEmail !== undefined) recipientField.current?.focus();
		else if (faults.message !== undefined) messageField.current?.focus();
	};
	// The control that sent the note is out of sight now; the focus waits where the note is.
	useLayoutEffect(() => {
		if (note.sending) status.current?.focus({ preventScroll: true });
	}, [note.sending]);
	const writeAnother = (): void => {
		flushSync(() => {
			note.startAnew();
			desk.release();
		});
		recipientField.current?.focus();
	};
	const count = noteLength(note.message);
	const over = count > limits.messageCharacters;
	const messageError = message ?? (over ? checkMessage(note.message) : undefined);
	return (
		<div className="desk" ref={desk.ref} style={{ minHeight: desk.minHeight }}>
			<noscript>
				<p className="noscript">{m.home_noscript()}</p>
			</noscript>
			<div aria-live="polite">
				{note.answered !== undefined && (
					<OutcomeNotice
						answered={note.answered}
						onEdit={() => messageField.current?.focus()}
						onRetry={submit}
						onWriteAnother={writeAnother}
					/>
				)}
			</div>
			<div role="status" className="desk-status" tabIndex={-1} ref={status}>
				{note.sending && <FoldingNote label={m.home_send_sending()} />}
			</div>
			<form className="letter" noValidate onSubmit={submit} hidden={left || note.sending}>
				<div className="letter-address">
					<TextField
						id="recipient"
						name="recipientEmail"
						type="email"
						label={m.home_send_recipient_label()}
						hint={m.home_send_recipient_hint()}
						placeholder={m.home_send_recipient_placeholder()}
						error={recipientEmail?.()}
						value={note.recipient}
						onChange={note.writeRecipient}
						autoComplete="off"
						ref={recipientField}
					/>
					<PostageStamp />
				</div>
				<TextArea
					id="message"
					name="message"
					label={m.home_send_message_label()}
					placeholder={m.home_send_message_placeholder()}
					error={messageError?.()}
					value={note.message}
					onChange={note.writeMessage}
					rows={8}
					counter={{
						shown: `${count}/${limits.messageCharacters}`,
						spoken: m.home_send_counter_label({ count, limit: limits.messageCharacters }),
						over,
					}}
					ref={messageField}
				/>
				<div className="letter-foot">
					<p>
						{m.home_send_note()} <Link href={pathOfPage.conditions}>{m.home_send_rules_link()}</Link>
					</p>
					<SealButton label={m.home_send_button()} disabled={note.recipient.trim() === "" || count === 0} />
				</div>
			</form>
		</div>
	);
}
