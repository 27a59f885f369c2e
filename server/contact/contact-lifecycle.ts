import { randomUUIDv7 } from "node:crypto";
import { allowanceAddress } from "#contract/email-address.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { DeliveryWorker } from "#server/delivery/delivery-worker.ts";
import type { TemplateSettings } from "#server/delivery/template-settings.ts";
import type { RateLimit } from "#server/http/rate-limit.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Inquiry } from "./contact-message.ts";
import type { ContactStore } from "./contact-store.ts";

interface ContactDependencies {
	readonly database: Database;
	readonly contacts: ContactStore;
	readonly deliveries: DeliveryWorker;
	readonly templates: TemplateSettings;
	readonly vault: Vault;
	/** Confirmations per mailbox and hour. */
	readonly limitConfirmations: RateLimit;
	readonly supportEmail: string;
	readonly clock: Clock;
}

/** The life of a contact message: store, queue the e-mail to support and, when switched on, the confirmation. */
export function createContactLifecycle(dependencies: ContactDependencies) {
	const { database, contacts, deliveries, templates, vault, limitConfirmations, supportEmail, clock } = dependencies;

	/** Everything one contact message writes. Nobody waits for its e-mails: the writer is told that it is kept. */
	async function store(queries: Queries, inquiry: Inquiry, locale: Locale, isConfirmed: boolean): Promise<void> {
		const { name, email, subject, message } = inquiry;
		const id = randomUUIDv7();
		await contacts.insert(queries, id, inquiry, locale, clock());
		await deliveries.enqueueUnclaimed(queries, randomUUIDv7(), id, {
			template: "contact",
			to: supportEmail,
			locale,
			values: { name, address: email, subject, message },
			replyTo: { name, address: email },
		});
		if (!isConfirmed) return;
		await deliveries.enqueueUnclaimed(queries, randomUUIDv7(), id, {
			template: "confirmation",
			to: email,
			locale,
			values: {},
		});
	}

	/**
	 * Whether the writer gets a confirmation. Anybody may enter anybody's address, so a mailbox gets few of them,
	 * however often and with whatever +suffix it is entered; the message itself is taken all the same.
	 */
	async function takeConfirmation(email: string): Promise<boolean> {
		if (!(await database.read((queries) => templates.isActive(queries, "confirmation")))) return false;
		try {
			await limitConfirmations(vault.key("confirmation", allowanceAddress(email)));
			return true;
		} catch (refusal) {
			if (refusal instanceof ExpectedError && refusal.code === "rate_limited") return false;
			throw refusal;
		}
	}

	return {
		/**
		 * Takes a message to support; resolves after the commit is durable. `locale` is the language of its page.
		 * @throws {ExpectedError} `unavailable` when nothing could be stored.
		 */
		async submit(inquiry: Inquiry, locale: Locale): Promise<void> {
			// Before the transaction, which may run again from its beginning.
			const isConfirmed = await takeConfirmation(inquiry.email);
			await database.write((queries) => store(queries, inquiry, locale, isConfirmed));
		},
	};
}

export type ContactLifecycle = ReturnType<typeof createContactLifecycle>;
