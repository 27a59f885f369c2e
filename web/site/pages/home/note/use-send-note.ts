import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { defineDraft } from "#web/site/form/draft.ts";
import { forgetRequestName, type RequestName, requestNameOf } from "#web/site/form/request-name.ts";
import { useDraft } from "#web/site/form/use-draft.ts";
import {
	type InvalidField,
	type NoteAnswer,
	type Outcome,
	outcomeOf,
	type SubmittedNote,
} from "#web/site/pages/home/outcome/outcome.ts";
import { sendWithProof } from "#web/site/pages/home/proof-of-work/send-with-proof.ts";
import { useProofOfWork } from "#web/site/pages/home/proof-of-work/use-proof-of-work.ts";
import { sendUntilAdmitted } from "#web/site/pages/home/waiting/send-until-admitted.ts";
import { useWait } from "#web/site/pages/home/waiting/use-wait.ts";
import { checkNote, type NoteErrors } from "./note-check.ts";

/** Length of the folding, in milliseconds: an answer that comes sooner waits for it. */
const foldingTime = 400;

/** The form names the same draft in its markup. */
export const noteDraft = defineDraft("note", { recipientEmail: "", message: "" });

/** The note being written in a form, and all that can happen to it. */
export function useSendNote(form: RefObject<HTMLFormElement | null>) {
	const { recipientEmail: recipient, message } = useDraft(noteDraft, form);
	const [errors, setErrors] = useState<NoteErrors>({});
	const [sending, setSending] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	const { wait, pause, finish } = useWait();
	const { proving, prove } = useProofOfWork();

	const settle = (result: Outcome | InvalidField | undefined): NoteErrors => {
		finish();
		setSending(false);
		if (result === undefined) return {};
		const faults = result.kind === "invalid" ? { [result.field]: () => result.error } : {};
		setErrors(faults);
		if (result.kind !== "invalid") setOutcome(result);
		if (result.kind === "sent" || result.kind === "saved") {
			noteDraft.clear();
			forgetRequestName(noteDraft.name);
		}
		return faults;
	};

	return {
		recipient,
		message,
		errors,
		sending,
		proving,
		/** Present while the note waits for room; it is still being sent. */
		wait,
		outcome,
		writeRecipient(text: string): void {
			noteDraft.write("recipientEmail", text);
			setErrors((current) => ({ ...current, recipientEmail: undefined }));
		},
		writeMessage(text: string): void {
			noteDraft.write("message", text);
			setErrors((current) => ({ ...current, message: undefined }));
		},
		/**
		 * Sends the note, again and again while the service is too busy and the visitor wants to wait; gives the faults
		 * that keep it here, found before or by the server.
		 * `onLeave` runs once the note is known to go, before anything is drawn anew. What is shown is always up to
		 * date when this returns, so that the focus can be moved at once.
		 */
		async send(onLeave: () => void): Promise<NoteErrors> {
			const found = checkNote(recipient, message);
			setErrors(found);
			if (found.recipientEmail !== undefined || found.message !== undefined || sending) return found;
			flushSync(() => {
				onLeave();
				setOutcome(undefined);
				setSending(true);
			});
			const submitted = { recipientEmail: recipient.trim(), message: message.trim() };
			const name = requestNameOf(noteDraft.name, submitted);
			const answer = await sendUntilAdmitted(() => deliver(submitted, name, prove), pause);
			return flushSync(() => settle(answer === "stopped" ? undefined : outcomeOf(answer, submitted)));
		},
		startAnew(): void {
			setOutcome(undefined);
			setErrors({});
		},
	};
}

export type NoteInHand = ReturnType<typeof useSendNote>;

async function deliver(
	note: SubmittedNote,
	name: RequestName,
	prove: () => Promise<string | undefined>,
): Promise<NoteAnswer> {
	const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const locale = currentLocale();
	const send = (proof: string | undefined) => {
		const headers = proof === undefined ? name : { ...name, "proof-of-work": proof };
		return call("POST /api/messages", { headers, body: note }, { locale });
	};
	const [answer] = await Promise.all([
		sendWithProof(send, prove),
		new Promise((resolve) => setTimeout(resolve, calm ? 0 : foldingTime)),
	]);
	return answer;
}
