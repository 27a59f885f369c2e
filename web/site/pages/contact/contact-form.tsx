import { type FormEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { limits } from "#contract/limits.ts";
import { m } from "#i18n/compiled/messages.js";
import { countCharacters } from "#web/site/form/count-characters.ts";
import { PostageStamp } from "#web/site/form/postage-stamp.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Spinner } from "#web/ui/notice/spinner.tsx";
import { ContactBanner } from "./contact-banner.tsx";
import { type ContactField, checkContactMessage } from "./contact-check.ts";
import { contactDraft, useContactMessage } from "./use-contact-message.ts";

/** The sheet one writes on, and at its foot what became of the message. `onLeave` runs when a message sets off. */
export function ContactForm({ onLeave }: { readonly onLeave: () => void }) {
	const form = useRef<HTMLFormElement>(null);
	const contact = useContactMessage(form);
	const { texts, errors, sending, outcome } = contact;
	const status = useRef<HTMLParagraphElement>(null);

	const submit = async (event?: FormEvent): Promise<void> => {
		event?.preventDefault();
		const fault = await contact.send(onLeave);
		if (fault !== undefined) focusField(form, fault);
	};
	// The control that sent the message is disabled now; the focus waits where its progress is told.
	useLayoutEffect(() => {
		if (sending) status.current?.focus({ preventScroll: true });
	}, [sending]);
	const field = (name: ContactField) => ({
		id: `contact-${name}`,
		name,
		value: texts[name],
		onChange: (text: string) => contact.write(name, text),
		error: errors[name]?.(),
		readOnly: sending,
	});
	const counter = countCharacters(texts.message, limits.contactMessageCharacters);
	const over = counter.state === "over";
	return (
		// Without a dialog around it, this method keeps the browser from sending the form by itself, its fields in the address.
		<form
			className="sheet contact-form"
			method="dialog"
			data-draft={contactDraft.name}
			noValidate
			ref={form}
			onSubmit={submit}
			aria-busy={sending}
		>
			<div className="contact-head">
				<TextField {...field("name")} label={m.contact_name_label()} autoComplete="name" autoCapitalize="words" />
				<PostageStamp />
			</div>
			<TextField
				{...field("email")}
				type="email"
				label={m.contact_email_label()}
				hint={m.contact_email_hint()}
				autoComplete="email"
			/>
			<TextField {...field("subject")} label={m.contact_subject_label()} autoCapitalize="sentences" spellCheck />
			<TextArea
				{...field("message")}
				label={m.contact_message_label()}
				labelShown
				hint={m.contact_message_hint()}
				error={errors.message?.() ?? (over ? checkContactMessage(texts).message?.() : undefined)}
				counter={counter}
			/>
			<div className="contact-foot">
				<Button kind="solid" type="submit" disabled={sending}>
					{m.contact_send()}
				</Button>
				<p role="status" tabIndex={-1} ref={status}>
					{sending && (
						<>
							<Spinner /> {m.contact_sending()}
						</>
					)}
				</p>
			</div>
			<div aria-live="polite">{outcome !== undefined && <ContactBanner outcome={outcome} onRetry={submit} />}</div>
		</form>
	);
}

function focusField(form: RefObject<HTMLFormElement | null>, field: ContactField): void {
	const control = form.current?.elements.namedItem(field);
	if (control instanceof HTMLElement) control.focus();
}
