import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContactMessage } from "#contract/contact.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import { call } from "#web/api.ts";
import { defineDraft } from "#web/site/form/draft.ts";
import { forgetRequestName, requestNameOf } from "#web/site/form/request-name.ts";
import { useDraft } from "#web/site/form/use-draft.ts";
import { type ContactErrors, type ContactField, checkContactMessage, firstFault, textInto } from "./contact-check.ts";
import { type ContactOutcome, contactOutcomeOf } from "./contact-outcome.ts";

/** An outcome for the banner, and where the answer will go. */
export type ShownOutcome = Exclude<ContactOutcome, { kind: "invalid" }> & { readonly email: string };

/** The form names the same draft in its markup. */
export const contactDraft = defineDraft<ContactField>("contact", { name: "", email: "", subject: "", message: "" });

/** The message being written in a form, and all that can happen to it. */
export function useContactMessage(form: RefObject<HTMLFormElement | null>) {
	const texts = useDraft(contactDraft, form);
	const [errors, setErrors] = useState<ContactErrors>({});
	const [sending, setSending] = useState(false);
	const [outcome, setOutcome] = useState<ShownOutcome>();
	// A second click can come before the first has been drawn.
	const underway = useRef(false);

	const settle = (result: ContactOutcome, email: string): ContactField | undefined => {
		setSending(false);
		if (result.kind === "invalid") {
			setErrors({ [result.field]: () => result.error ?? m.contact_field_refused() });
			return result.field;
		}
		setOutcome({ ...result, email });
		if (result.kind === "sent") {
			contactDraft.clear();
			forgetRequestName(contactDraft.name);
		}
		return undefined;
	};

	return {
		texts,
		errors,
		sending,
		outcome,
		write(field: ContactField, text: string): void {
			contactDraft.write(field, textInto(field, text));
			setErrors((current) => ({ ...current, [field]: undefined }));
		},
		/**
		 * Sends the message; gives the first field at fault, found before or by the server. `onLeave` runs once the
		 * message is known to go, before anything is drawn anew. What is shown is always up to date when this returns,
		 * so that the focus can be moved at once.
		 */
		async send(onLeave: () => void): Promise<ContactField | undefined> {
			if (underway.current) return undefined;
			const found = checkContactMessage(texts);
			const fault = firstFault(found);
			flushSync(() => {
				setErrors(found);
				// Beside a fault, what became of another message would read as if it were of this one.
				if (fault !== undefined) setOutcome(undefined);
			});
			if (fault !== undefined) return fault;
			underway.current = true;
			flushSync(() => {
				onLeave();
				setOutcome(undefined);
				setSending(true);
			});
			const body = trimmed(texts);
			const answer = await call(
				"POST /api/contact",
				{ headers: requestNameOf(contactDraft.name, body), body },
				{ locale: currentLocale() },
			);
			underway.current = false;
			return flushSync(() => settle(contactOutcomeOf(answer), body.email));
		},
	};
}

function trimmed({ name, email, subject, message }: ContactMessage): ContactMessage {
	return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
}
