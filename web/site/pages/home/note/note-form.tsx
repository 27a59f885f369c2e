import type { FormEvent, Ref, RefObject } from "react";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { countCharacters } from "#web/site/form/count-characters.ts";
import { PostageStamp } from "#web/site/form/postage-stamp.tsx";
import { PageLink } from "#web/site/frame/page-link.tsx";
import { MarginNote, refusalSentence } from "#web/site/pages/home/outcome/margin-note.tsx";
import type { StandingRefusal } from "#web/site/pages/home/outcome/refusal-marks.ts";
import type { Place } from "#web/site/pages/home/place/place.ts";
import { useWritingHint } from "#web/site/pages/home/writing-hint/use-writing-hint.ts";
import { WritingHint } from "#web/site/pages/home/writing-hint/writing-hint.tsx";
import { MarkedPassages } from "#web/ui/form/marked-passages.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { WaxSealButton } from "#web/ui/paper/wax-seal-button.tsx";
import { checkNote } from "./note-check.ts";
import { type NoteInHand, noteDraft } from "./use-send-note.ts";
import { WritingSet } from "./writing-set.tsx";

interface NoteFormProps {
	readonly note: NoteInHand;
	readonly form: Ref<HTMLFormElement>;
	readonly hidden: boolean;
	readonly onSubmit: (event: FormEvent) => void;
	readonly recipientField: Ref<HTMLInputElement>;
	readonly messageField: RefObject<HTMLTextAreaElement | null>;
	/** Selects a place in the message. */
	readonly onShow: (place: Place | undefined) => void;
}

/** The letter as it is written: to whom, the words, the writing set, the seal. */
export function NoteForm({ note, form, hidden, onSubmit, recipientField, messageField, onShow }: NoteFormProps) {
	const counter = countCharacters(note.message, limits.messageCharacters);
	const over = counter.state === "over";
	const messageError = note.errors.message ?? (over ? checkNote(note.recipient, note.message).message : undefined);
	const { hint: found, typed } = useWritingHint(note.message);
	// What was refused is told by the note in the margin.
	const hint = note.refused === undefined ? found : undefined;
	return (
		// Without a dialog around it, this method keeps the browser from sending the form by itself, its fields in the address.
		<form
			className="letter"
			method="dialog"
			data-draft={noteDraft.name}
			noValidate
			ref={form}
			onSubmit={onSubmit}
			hidden={hidden}
		>
			<RecipientLine note={note} field={recipientField} />
			<TextArea
				id="message"
				name="message"
				label={m.home_send_message_label()}
				placeholder={m.home_send_message_placeholder()}
				error={messageError?.()}
				value={note.message}
				onChange={(text) => {
					note.writeMessage(text);
					typed(text);
				}}
				counter={counter}
				marginNote={note.refused && marginNoteOf(note.refused, note.message, messageField, onShow)}
				ref={messageField}
			/>
			<WritingSet note={note} messageField={messageField} />
			<div className="letter-foot">
				<div className="letter-words">
					<p data-covered={hint !== undefined}>
						{m.home_send_note()} <PageLink to="conditions">{m.home_send_rules_link()}</PageLink>
					</p>
					<WritingHint hint={hint} onShow={onShow} />
				</div>
				<div className="seal-bar">
					<WaxSealButton
						label={m.home_send_button()}
						waiting={note.recipient.trim() === "" || note.message.trim() === ""}
						disabled={note.sending}
					/>
				</div>
			</div>
		</form>
	);
}

function marginNoteOf(
	{ refusal, marks }: StandingRefusal,
	text: string,
	field: RefObject<HTMLTextAreaElement | null>,
	onShow: NoteFormProps["onShow"],
) {
	return {
		content: <MarginNote refusal={refusal} field={field} onEdit={() => onShow(refusal.places[0])} />,
		sentence: refusalSentence,
		strokes: <MarkedPassages field={field} text={text} passages={marks} />,
	};
}

function RecipientLine({ note, field }: { readonly note: NoteInHand; readonly field: Ref<HTMLInputElement> }) {
	return (
		<div className="letter-address">
			<TextField
				id="recipient"
				name="recipientEmail"
				type="email"
				label={m.home_send_recipient_label()}
				hint={m.home_send_recipient_hint()}
				placeholder={m.home_send_recipient_placeholder()}
				error={note.errors.recipientEmail?.()}
				value={note.recipient}
				onChange={note.writeRecipient}
				autoComplete="off"
				ref={field}
			/>
			<PostageStamp />
		</div>
	);
}
