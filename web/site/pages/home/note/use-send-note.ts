import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { defineDraft } from "#web/site/form/draft.ts";
import { forgetRequestName, type RequestName, requestNameOf } from "#web/site/form/request-name.ts";
import { useDraft } from "#web/site/form/use-draft.ts";
import {
	hasArrived,
	type NoteAnswer,
	type Outcome,
	outcomeOf,
	type SubmittedNote,
} from "#web/site/pages/home/outcome/outcome.ts";
import { sendWithProof } from "#web/site/pages/home/proof-of-work/send-with-proof.ts";
import { useProofOfWork } from "#web/site/pages/home/proof-of-work/use-proof-of-work.ts";
import { chosenStationery } from "#web/site/pages/home/stationery/stationery-choice.ts";
import { sendUntilAdmitted } from "#web/site/pages/home/waiting/send-until-admitted.ts";
import { useWait } from "#web/site/pages/home/waiting/use-wait.ts";
import { checkDeliveryTime } from "./delivery-choice.ts";
import { checkNote, type NoteErrors } from "./note-check.ts";

/** Length of the folding, in milliseconds: an answer that comes sooner waits for it. */
const foldingTime = 400;

/** The form names the same draft in its markup. */
export const noteDraft = defineDraft("note", { recipientEmail: "", message: "", deliverAt: "" });

/** What is written in a form, and what keeps it from being sent, by field. */
function useNoteFields(form: RefObject<HTMLFormElement | null>) {
	const { recipientEmail: recipient, message, deliverAt } = useDraft(noteDraft, form);
	const [errors, setErrors] = useState<NoteErrors>({});
	const writer = (field: keyof NoteErrors) => (text: string) => {
		noteDraft.write(field, text);
		setErrors((current) => ({ ...current, [field]: undefined }));
	};
	const written = {
		recipient,
		message,
		/** As the date field holds it: by the visitor's clock; empty: at once. */
		deliverAt,
		errors,
		writeRecipient: writer("recipientEmail"),
		writeMessage: writer("message"),
		writeDeliverAt: writer("deliverAt"),
	};
	const faults = (): NoteErrors => ({
		...checkNote(recipient, message),
		deliverAt: checkDeliveryTime(deliverAt, form.current?.elements.namedItem("deliverAt")),
	});
	return { written, setErrors, faults };
}

/** The note being written in a form, and all that can happen to it. */
export function useSendNote(form: RefObject<HTMLFormElement | null>) {
	const { written, setErrors, faults } = useNoteFields(form);
	const [sending, setSending] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	const [receipt, setReceipt] = useState<string>();
	const { wait, pause, finish } = useWait();
	const { proving, prove } = useProofOfWork();

	const settle = (answer: NoteAnswer | "stopped", note: SubmittedNote): NoteErrors => {
		finish();
		setSending(false);
		if (answer === "stopped") return {};
		const result = outcomeOf(answer, note);
		if (answer.status === 200) setReceipt(answer.body.receipt);
		const found = result.kind === "invalid" ? { [result.field]: () => result.error } : {};
		setErrors(found);
		if (result.kind !== "invalid") setOutcome(result);
		if (hasArrived(result)) {
			noteDraft.clear();
			forgetRequestName(noteDraft.name);
		}
		return found;
	};
	const forget = (): void => {
		setOutcome(undefined);
		setReceipt(undefined);
	};

	return {
		...written,
		sending,
		proving,
		/** Present while the note waits for room; it is still being sent. */
		wait,
		outcome,
		/** Of the note that the outcome is about, if it was stored. */
		receipt,
		/**
		 * Sends the note, again and again while the service is too busy and the visitor wants to wait; gives the faults
		 * that keep it here, found before or by the server.
		 * `onLeave` runs once the note is known to go, before anything is drawn anew. What is shown is always up to
		 * date when this returns, so that the focus can be moved at once.
		 */
		async send(onLeave: () => void): Promise<NoteErrors> {
			const found = faults();
			setErrors(found);
			if (sending || Object.values(found).some((fault) => fault !== undefined)) return found;
			flushSync(() => {
				onLeave();
				forget();
				setSending(true);
			});
			const submitted = submittedNote(written);
			const name = requestNameOf(noteDraft.name, submitted);
			const answer = await sendUntilAdmitted(() => deliver(submitted, name, prove), pause);
			return flushSync(() => settle(answer, submitted));
		},
		startAnew(): void {
			forget();
			setErrors({});
		},
	};
}

export type NoteInHand = ReturnType<typeof useSendNote>;

function submittedNote({ recipient, message, deliverAt }: Pick<NoteInHand, "recipient" | "message" | "deliverAt">) {
	return {
		recipientEmail: recipient.trim(),
		message: message.trim(),
		// UTC: nobody needs to know where the sender's clock stands.
		...(deliverAt !== "" && { deliverAt: new Date(deliverAt).toISOString() }),
		...chosenStationery(),
	};
}

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
