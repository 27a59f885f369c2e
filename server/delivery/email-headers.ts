import { domainOf } from "#contract/email-address.ts";
import type { Mailbox } from "#server/config.ts";
import type { TemplateName } from "./email-template.ts";

type Headers = Readonly<Record<string, string | { readonly prepared: true; readonly value: string }>>;

interface TemplateHeaders {
	/** True when a person may answer: the e-mail then has a Reply-To. */
	readonly isAnswered: boolean;
	/** What nodemailer adds to the usual headers. */
	readonly headers: Headers;
}

/** What an e-mail says of itself to mail programs. Nothing in a notification tells who wrote the note. */
export function headersOf(template: TemplateName, from: Mailbox): TemplateHeaders {
	return {
		notification: {
			isAnswered: false,
			// RFC 2919: lets a mail program file all notes of this service.
			headers: { ...automatic, "List-ID": { prepared: true, value: `<notes.${domainOf(from.address)}>` } } as const,
		},
		confirmation: { isAnswered: false, headers: automatic },
		contact: { isAnswered: true, headers: byPerson },
		moderation: { isAnswered: false, headers: automatic },
	}[template];
}

/** RFC 3834: nobody's holiday notice shall answer. */
const automatic: Headers = { "Auto-Submitted": "auto-generated" };

/**
 * A person wrote it, so it is not marked as automatic: help desks open no ticket for what is. But the writer's
 * address is unproven, so holiday notices and the like must not answer it; this is how mailboxes are told so
 * without Auto-Submitted (MS-OXCMAIL, section 2.2.3.2.14).
 */
const byPerson: Headers = { "X-Auto-Response-Suppress": "OOF, AutoReply" };
