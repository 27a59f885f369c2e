import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { currentLocale } from "#i18n/current-locale.ts";
import type { Locale } from "#i18n/locales.ts";
import { call } from "#web/api.ts";
import { defineDraft, useDraft } from "#web/site/form/draft.ts";
import {
	type InvalidField,
	type Outcome,
	outcomeOf,
	type SubmittedNote,
} from "#web/site/pages/home/outcome/outcome.ts";
import { checkNote, type NoteErrors } from "./note-check.ts";

/** An outcome and the language its server-side words are in. */
export interface AnsweredOutcome {
	readonly outcome: Outcome;
	readonly locale: Locale;
}

/** Length of the folding, in milliseconds: an answer that comes sooner waits for it. */
const foldingTime = 400;

const noteDraft = defineDraft("note", { recipientEmail: "", message: "" });

/** The note being written in a form, and all that can happen to it. */
export function useSendNote(form: RefObject<HTMLFormElement | null>) {
	const { recipientEmail: recipient, message } = useDraft(noteDraft, form);
	const [errors, setErrors] = useState<NoteErrors>({});
	const [sending, setSending] = useState(false);
	const [answered, setAnswered] = useState<AnsweredOutcome>();

	const settle = (result: Outcome | InvalidField, locale: Locale): NoteErrors => {
		const faults = result.kind === "invalid" ? { [result.field]: () => result.error } : {};
		setSending(false);
		setErrors(faults);
		if (result.kind !== "invalid") setAnswered({ outcome: result, locale });
		if (result.kind === "sent" || result.kind === "saved") noteDraft.clear();
		return faults;
	};

	return {
		recipient,
		message,
		errors,
		sending,
		answered,
		writeRecipient(text: string): void {
			noteDraft.write("recipientEmail", text);
			setErrors((current) => ({ ...current, recipientEmail: undefined }));
		},
		writeMessage(text: string): void {
			noteDraft.write("message", text);
			setErrors((current) => ({ ...current, message: undefined }));
		},
		/**
		 * Sends the note; gives the faults that keep it here, found before or by the server.
		 * `onLeave` runs once the note is known to go, before anything is drawn anew. What is shown is always up to
		 * date when this returns, so that the focus can be moved at once.
		 */
		async send(onLeave: () => void): Promise<NoteErrors> {
			const found = checkNote(recipient, message);
			setErrors(found);
			if (found.recipientEmail !== undefined || found.message !== undefined || sending) return found;
			const locale = currentLocale();
			flushSync(() => {
				onLeave();
				setAnswered(undefined);
				setSending(true);
			});
			const result = await deliver({ recipientEmail: recipient.trim(), message: message.trim() }, locale);
			return flushSync(() => settle(result, locale));
		},
		startAnew(): void {
			setAnswered(undefined);
			setErrors({});
		},
	};
}

export type NoteInHand = ReturnType<typeof useSendNote>;

async function deliver(note: SubmittedNote, locale: Locale): Promise<Outcome | InvalidField> {
	const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const [answer] = await Promise.all([
		call("POST /api/messages", { body: note }, { locale }),
		new Promise((resolve) => setTimeout(resolve, calm ? 0 : foldingTime)),
	]);
	return outcomeOf(answer, note);
}
