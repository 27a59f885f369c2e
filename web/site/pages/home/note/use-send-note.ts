import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { defineDraft } from "#web/site/form/draft.ts";
import { forgetRequestName, type RequestName, requestNameOf } from "#web/site/form/request-name.ts";
import { useDraft } from "#web/site/form/use-draft.ts";
import {
	hasArrived,
	type InvalidField,
	type NoteAnswer,
	type Outcome,
	outcomeOf,
	type SubmittedNote,
} from "#web/site/pages/home/outcome/outcome.ts";
import { standingRefusal } from "#web/site/pages/home/outcome/refusal-marks.ts";
import { sendWithProof } from "#web/site/pages/home/proof-of-work/send-with-proof.ts";
import { useProofOfWork } from "#web/site/pages/home/proof-of-work/use-proof-of-work.ts";
import type { Ending } from "#web/site/pages/home/sealing/play-sealing.ts";
import { useSealing } from "#web/site/pages/home/sealing/use-sealing.ts";
import { chosenStationery } from "#web/site/pages/home/stationery/stationery-choice.ts";
import { sendUntilAdmitted } from "#web/site/pages/home/waiting/send-until-admitted.ts";
import { useWait } from "#web/site/pages/home/waiting/use-wait.ts";
import { tellOfLetter } from "#web/site/visit/letter-told.ts";
import { checkDeliveryTime } from "./delivery-choice.ts";
import { checkNote, type NoteErrors } from "./note-check.ts";

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

/** What became of a note, as long as it is told. */
function useOutcome(message: string) {
	const [outcome, setOutcome] = useState<Outcome>();
	const [taken, setTaken] = useState<Taken>();
	const tell = (newOutcome: Outcome | undefined, newTaken: Taken | undefined): void => {
		setOutcome(newOutcome);
		setTaken(newTaken);
	};
	return {
		told: {
			outcome,
			/** What the writer may keep of the note that the outcome is about. */
			taken,
			/** The refusal that the outcome is, as far as it is about what is written now. */
			refused: outcome?.kind === "rejected" && !outcome.help ? standingRefusal(outcome, message) : undefined,
		},
		tell,
		forget: () => tell(undefined, undefined),
	};
}

/** The note being written in a form, and all that can happen to it. */
export function useSendNote(form: RefObject<HTMLFormElement | null>) {
	const { written, setErrors, faults } = useNoteFields(form);
	const [sending, setSending] = useState(false);
	const { told, tell, forget } = useOutcome(written.message);
	const { wait, pause, finish } = useWait();
	const { proving, prove } = useProofOfWork();
	const sealing = useSealing(form, written.recipient !== "" && written.message !== "");

	const settle = (result: Outcome | InvalidField | "stopped", kept: Taken): NoteErrors => {
		finish();
		setSending(false);
		if (result === "stopped") return {};
		const found = result.kind === "invalid" ? { [result.field]: () => result.error } : {};
		setErrors(found);
		if (result.kind !== "invalid") tell(result, kept);
		if (result.kind !== "invalid" && hasArrived(result)) tellOfLetter();
		return found;
	};

	return {
		...written,
		...told,
		sending,
		proving,
		sealing,
		/** Present while the note waits for room; it is still being sent. */
		wait,
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
				sealing.begin();
				onLeave();
				forget();
				setSending(true);
			});
			const submitted = submittedNote(written);
			const name = requestNameOf(noteDraft.name, submitted);
			const answer = await sendUntilAdmitted(() => deliver(submitted, name, prove), pause);
			const result = answer === "stopped" ? answer : outcomeOf(answer, submitted);
			if (result !== "stopped") {
				// At once: whoever leaves before the end has been seen must not find the letter here still to be sent.
				if (hasArrived(result)) forgetSent();
				await sealing.end(endingOf(result));
			}
			const receipt = answer !== "stopped" && answer.status === 200 ? answer.body.receipt : undefined;
			return flushSync(() => settle(result, { words: submitted.message, receipt }));
		},
		startAnew(): void {
			forget();
			setErrors({});
		},
	};
}

export type NoteInHand = ReturnType<typeof useSendNote>;

/** What is left of a note in this document, until another is begun. */
interface Taken {
	readonly words: string;
	/** Present if the note was stored. */
	readonly receipt: string | undefined;
}

function forgetSent(): void {
	noteDraft.clear();
	forgetRequestName(noteDraft.name);
}

function endingOf(result: Outcome | InvalidField): Ending {
	if (!hasArrived(result)) return "returns";
	return result.kind === "sent" ? "leaves" : "stays";
}

function submittedNote({ recipient, message, deliverAt }: Pick<NoteInHand, "recipient" | "message" | "deliverAt">) {
	return {
		recipientEmail: recipient.trim(),
		message: message.trim(),
		// UTC: nobody needs to know where the sender's clock stands.
		...(deliverAt !== "" && { deliverAt: new Date(deliverAt).toISOString() }),
		...chosenStationery(),
	};
}

function deliver(
	note: SubmittedNote,
	name: RequestName,
	prove: () => Promise<string | undefined>,
): Promise<NoteAnswer> {
	const locale = currentLocale();
	const send = (proof: string | undefined) => {
		const headers = proof === undefined ? name : { ...name, "proof-of-work": proof };
		return call("POST /api/messages", { headers, body: note }, { locale });
	};
	return sendWithProof(send, prove);
}
