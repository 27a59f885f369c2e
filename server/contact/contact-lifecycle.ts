import { randomUUIDv7 } from "node:crypto";
import { allowanceAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { EmailSwitches } from "#server/delivery/email-switches.ts";
import type { Outbox } from "#server/delivery/outbox.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { NamedRequest } from "#server/idempotency/named-request.ts";
import { createNamedRequests } from "#server/idempotency/named-requests.ts";
import { createRequestsUnderWay } from "#server/idempotency/requests-under-way.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { confirmationOf, type Inquiry, supportEmailOf } from "./contact-message.ts";
import type { ContactStore } from "./contact-store.ts";

interface ContactDependencies {
	readonly database: Database;
	readonly contacts: ContactStore;
	readonly outbox: Outbox;
	readonly switches: EmailSwitches;
	readonly vault: Vault;
	/** Confirmations per mailbox and hour. */
	readonly limitConfirmations: RateLimit;
	readonly supportEmail: string;
	readonly clock: Clock;
}

/** A contact message as its writer hands it in. */
interface InquiryInHand {
	readonly inquiry: Inquiry;
	/** The language of its page. */
	readonly locale: Locale;
	/** The name that the writer gave the request, if any: a repeat of it is no second message. */
	readonly once: NamedRequest | undefined;
	/** Takes one from what the writer may send; a repeat takes none. @throws {ExpectedError} `rate_limited` */
	admit(): Promise<void>;
}

/** The life of a contact message: store, queue the e-mail to support and, when switched on, the confirmation. */
export function createContactLifecycle(dependencies: ContactDependencies) {
	const { database, contacts, outbox, switches, vault, limitConfirmations, supportEmail, clock } = dependencies;
	const requests = createNamedRequests<"kept">(vault);
	const sharing = createRequestsUnderWay<void>();

	/** Everything one contact message writes. Nobody waits for its e-mails: the writer is told that it is kept. */
	async function store(queries: Queries, inquiry: Inquiry, locale: Locale, isConfirmed: boolean): Promise<void> {
		const id = randomUUIDv7();
		await contacts.insert(queries, { id, inquiry, locale, at: clock() });
		await outbox.enqueue(queries, { sourceId: id, order: supportEmailOf(inquiry, supportEmail, locale) });
		if (isConfirmed) await outbox.enqueue(queries, { sourceId: id, order: confirmationOf(inquiry, locale) });
	}

	/**
	 * Whether the writer gets a confirmation. Anybody may enter anybody's address, so a mailbox gets few of them,
	 * however often and with whatever +suffix it is entered; the message itself is taken all the same.
	 */
	async function takeConfirmation(email: string): Promise<boolean> {
		if (!(await database.read((queries) => switches.isOn(queries, "confirmation")))) return false;
		try {
			await limitConfirmations(vault.key("confirmation", allowanceAddress(email)));
			return true;
		} catch (refusal) {
			if (refusal instanceof ExpectedError && refusal.code === "rate_limited") return false;
			throw refusal;
		}
	}

	async function submitFirst({ inquiry, locale, once, admit }: InquiryInHand): Promise<void> {
		if (once && (await database.read((queries) => requests.find(queries, once, clock())))) return;
		await admit();
		// Before the transaction, which may run again from its beginning.
		const isConfirmed = await takeConfirmation(inquiry.email);
		await database.write(async (queries) => {
			const { earlier } = once ? await requests.claim(queries, once, "kept", clock()) : {};
			if (earlier === undefined) await store(queries, inquiry, locale, isConfirmed);
		});
	}

	return {
		/**
		 * Takes a message to support; resolves after the commit is durable. A repeat of a named request is kept once.
		 * @throws {ExpectedError} `conflict` when the name of the request belongs to another message, `unavailable` when
		 * nothing could be stored.
		 */
		submit: (inHand: InquiryInHand): Promise<void> => sharing(inHand.once, () => submitFirst(inHand)),
	};
}

export type ContactLifecycle = ReturnType<typeof createContactLifecycle>;
