import { domainOf } from "#contract/email-address.ts";
import { type EmailName, emails } from "#contract/emails.ts";
import type { Mailbox } from "#server/config.ts";

type Headers = Readonly<Record<string, string | { readonly prepared: true; readonly value: string }>>;

/** What stands in the headers of the e-mails of one service. */
interface HeaderSettings {
	readonly from: Mailbox;
	/** What the address to stop all notes at is replaced with; wanted by letters, and by no other. */
	readonly stopUrl: () => string;
	/** Whether that address is asked for over HTTPS. */
	readonly isSecure: boolean;
}

/** What an e-mail says of itself to mail programs, beside what each has. Nothing tells who wrote a note. */
export function headersOf(name: EmailName, settings: HeaderSettings): Headers {
	const { headers } = emails[name];
	return headers === "list" ? letter(settings) : { automatic, answered: byPerson }[headers];
}

/** Whether an e-mail brings a note, and so links to what its reader may do about it. */
export function isLetter(name: EmailName): boolean {
	return emails[name].headers === "list";
}

/** Whether a person may answer: the e-mail then has a Reply-To. */
export function isAnswered(name: EmailName): boolean {
	return emails[name].headers === "answered";
}

/**
 * RFC 2919: lets a mail program file all notes of this service. RFC 2369 and 8058: lets it stop them with its own button,
 * which only an address with HTTPS may promise. None is folded: not every program puts an address together again.
 */
function letter({ from, stopUrl, isSecure }: HeaderSettings): Headers {
	const prepared = (value: string) => ({ prepared: true as const, value });
	return {
		...automatic,
		"List-ID": prepared(`<notes.${domainOf(from.address)}>`),
		"List-Unsubscribe": prepared(`<${stopUrl()}>`),
		...(isSecure && { "List-Unsubscribe-Post": prepared("List-Unsubscribe=One-Click") }),
	};
}

/** RFC 3834: nobody's holiday notice shall answer. */
const automatic: Headers = { "Auto-Submitted": "auto-generated" };

/**
 * A person wrote it, so it is not marked as automatic: help desks open no ticket for what is. But the writer's
 * address is unproven, so holiday notices and the like must not answer it; this is how mailboxes are told so
 * without Auto-Submitted (MS-OXCMAIL, section 2.2.3.2.14).
 */
const byPerson: Headers = { "X-Auto-Response-Suppress": "OOF, AutoReply" };
