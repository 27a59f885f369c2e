import { type FormEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { m } from "#i18n/compiled/messages.js";
import { useKeptHeight } from "#web/site/form/use-kept-height.ts";
import { hasArrived } from "#web/site/pages/home/outcome/outcome.ts";
import { OutcomeNotice } from "#web/site/pages/home/outcome/outcome-notice.tsx";
import { ReceiptSlip } from "#web/site/pages/home/outcome/receipt-slip.tsx";
import { type Place, selectPlace } from "#web/site/pages/home/place/place.ts";
import { SendingNote } from "#web/site/pages/home/sealing/sending-note.tsx";
import { WaitingNotice } from "#web/site/pages/home/waiting/waiting-notice.tsx";
import { NoteForm } from "./note-form.tsx";
import { useSendNote } from "./use-send-note.ts";

/** The sheet one writes on, its sealing, and what became of the note. */
export function SendPanel() {
	const form = useRef<HTMLFormElement>(null);
	const note = useSendNote(form);
	const recipientField = useRef<HTMLInputElement>(null);
	const messageField = useRef<HTMLTextAreaElement>(null);
	const status = useRef<HTMLDivElement>(null);
	const kept = useKeptHeight();
	const left = note.outcome !== undefined && hasArrived(note.outcome);

	const submit = async (event?: FormEvent): Promise<void> => {
		event?.preventDefault();
		const faults = await note.send(kept.keep);
		if (faults.recipientEmail !== undefined) recipientField.current?.focus();
		else if (faults.deliverAt !== undefined) form.current?.querySelector<HTMLElement>("#deliver-at")?.focus();
		// Where no notice has taken the focus: the note was refused, or the visitor wants to wait no longer.
		else if (faults.message !== undefined || nobodyHasFocus(status.current)) {
			messageField.current?.focus({ preventScroll: faults.message === undefined });
		}
	};
	// The control that sent the note is out of sight now; the focus waits where the note is.
	useLayoutEffect(() => {
		if (note.sending) status.current?.focus({ preventScroll: true });
	}, [note.sending]);
	const writeAnother = (): void => {
		flushSync(() => {
			note.startAnew();
			kept.release();
		});
		recipientField.current?.focus();
	};
	const showPlace = (place: Place | undefined): void => {
		if (messageField.current !== null) selectPlace(messageField.current, place);
	};
	return (
		<div className="send-panel" ref={kept.ref} style={{ minHeight: kept.minHeight }}>
			<noscript>
				<p className="noscript">{m.home_noscript()}</p>
			</noscript>
			{note.wait !== undefined && <WaitingNotice recipient={note.recipient} wait={note.wait} />}
			{note.outcome !== undefined && (
				<OutcomeNotice
					outcome={note.outcome}
					words={note.taken?.words}
					onEdit={showPlace}
					onRetry={submit}
					onWriteAnother={writeAnother}
				/>
			)}
			<div role="status" className="send-status" tabIndex={-1} ref={status}>
				{note.sending && note.wait === undefined && (
					<SendingNote recipient={note.recipient} sealing={note.sealing} proving={note.proving} />
				)}
			</div>
			<NoteForm
				note={note}
				form={form}
				hidden={left || note.sending}
				onSubmit={submit}
				recipientField={recipientField}
				messageField={messageField}
				onShow={showPlace}
			/>
			{note.taken?.receipt !== undefined && <ReceiptSlip token={note.taken.receipt} />}
		</div>
	);
}

/** What had it is gone, or was only where the note was being sent. */
function nobodyHasFocus(status: HTMLElement | null): boolean {
	return document.activeElement === document.body || document.activeElement === status;
}
