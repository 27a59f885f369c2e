import { domainOf } from "#contract/email-address.ts";
import { type EmailName, emails } from "#contract/emails.ts";
import type { Mailbox } from "#server/config.ts";

type Headers = Readonly<Record<string, string | { readonly prepared: true; readonly value: string }>>;

/** What an e-mail says of itself to mail programs, beside what each has. Nothing tells who wrote a note. */
export function headersOf(name: EmailName, from: Mailbox): Headers {
	return {
		automatic,
		// RFC 2919: lets a mail program file all notes of this service.
		list: { ...automatic, "List-ID": { prepared: true as const, value: `<notes.${domainOf(from.address)}>` } },
		answered: byPerson,
	}[emails[name].headers];
}

/** Whether a person may answer: the e-mail then has a Reply-To. */
export function isAnswered(name: EmailName): boolean {
	return emails[name].headers === "answered";
}

/** RFC 3834: nobody's holiday notice shall answer. */
const automatic: Headers = { "Auto-Submitted": "auto-generated" };

/**
 * A person wrote it, so it is not marked as automatic: help desks open no ticket for what is. But the writer's
 * address is unproven, so holiday notices and the like must not answer it; this is how mailboxes are told so
 * without Auto-Submitted (MS-OXCMAIL, section 2.2.3.2.14).
 */
const byPerson: Headers = { "X-Auto-Response-Suppress": "OOF, AutoReply" };
