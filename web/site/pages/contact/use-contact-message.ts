import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContactMessage } from "#contract/contact.ts";
import { m } from "#i18n/compiled/messages.js";
import { currentLocale } from "#i18n/current-locale.ts";
import type { Locale } from "#i18n/locales.ts";
import { call } from "#web/api.ts";
import { defineDraft, useDraft } from "#web/site/form/draft.ts";
import { type ContactErrors, type ContactField, checkContactMessage, firstFault, textInto } from "./contact-check.ts";
import { type ContactOutcome, contactOutcomeOf } from "./contact-outcome.ts";

/** An outcome for the banner, the language its server-side words are in, and where the answer will go. */
export interface AnsweredContact {
	readonly outcome: Exclude<ContactOutcome, { kind: "invalid" }>;
	readonly locale: Locale;
	readonly email: string;
}

const contactDraft = defineDraft<ContactField>("contact", { name: "", email: "", subject: "", message: "" });

/** The message being written in a form, and all that can happen to it. */
export function useContactMessage(form: RefObject<HTMLFormElement | null>) {
	const texts = useDraft(contactDraft, form);
	const [errors, setErrors] = useState<ContactErrors>({});
	const [sending, setSending] = useState(false);
	const [answered, setAnswered] = useState<AnsweredContact>();
	// A second click can come before the first has been drawn.
	const underway = useRef(false);

	const settle = (outcome: ContactOutcome, locale: Locale, email: string): ContactField | undefined => {
		setSending(false);
		if (outcome.kind === "invalid") {
			setErrors({ [outcome.field]: () => serverWords(outcome.error, locale) ?? m.contact_field_refused() });
			return outcome.field;
		}
		setAnswered({ outcome, locale, email });
		if (outcome.kind === "sent") contactDraft.clear();
		return undefined;
	};

	return {
		texts,
		errors,
		sending,
		answered,
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
			flushSync(() => setErrors(found));
			if (fault !== undefined) return fault;
			underway.current = true;
			const locale = currentLocale();
			flushSync(() => {
				onLeave();
				setAnswered(undefined);
				setSending(true);
			});
			const body = trimmed(texts);
			const answer = await call("POST /api/contact", { body }, { locale });
			underway.current = false;
			return flushSync(() => settle(contactOutcomeOf(answer), locale, body.email));
		},
	};
}

/** The server's words, as long as the page speaks the language they are in. */
export function serverWords(words: string | undefined, locale: Locale): string | undefined {
	return locale === currentLocale() ? words : undefined;
}

function trimmed({ name, email, subject, message }: ContactMessage): ContactMessage {
	return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
}
