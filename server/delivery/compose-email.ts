import type { SendMailOptions } from "nodemailer/lib/mailer";
import type { Mailbox } from "#server/config.ts";
import type { Email } from "./transport.ts";

/**
 * One e-mail as nodemailer builds it, the same for SMTP and for capture.
 * Addresses are objects and the envelope is explicit: nodemailer would read lists and groups out of plain strings.
 * Nothing here knows who wrote the note; headers say only that the service sent it.
 */
export function composeEmail(email: Email, from: Mailbox): SendMailOptions {
	const to = { name: "", address: email.to };
	return {
		from,
		to,
		envelope: { from, to: [to] },
		subject: email.subject,
		messageId: email.messageId,
		html: email.html,
		text: email.text,
		// Base64 around plain words is what spam filters distrust.
		textEncoding: "quoted-printable",
		headers: {
			// RFC 3834: nobody's holiday notice shall answer.
			"Auto-Submitted": "auto-generated",
			// RFC 2919: lets a mail program file all notes of this service.
			"List-ID": { prepared: true, value: `<notes.${domainOf(from.address)}>` },
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

export function domainOf(address: string): string {
	return address.slice(address.lastIndexOf("@") + 1);
}
