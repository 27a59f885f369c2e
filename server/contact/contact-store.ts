import type { Locale } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Inquiry } from "./contact-message.ts";

/** Contact messages at rest, sealed in every column that a person filled in. */
export function createContactStore(vault: Vault) {
	return {
		/** `now` in milliseconds. */
		async insert(queries: Queries, id: string, inquiry: Inquiry, locale: Locale, now: number): Promise<void> {
			const seal = (field: keyof Inquiry) => vault.seal(inquiry[field], `contact_message/${id}/${field}`);
			await queries
				.insertInto("contact_message")
				.values({
					id,
					name_sealed: seal("name"),
					email_sealed: seal("email"),
					subject_sealed: seal("subject"),
					message_sealed: seal("message"),
					locale,
					created_at: now,
				})
				.execute();
		},
	};
}

export type ContactStore = ReturnType<typeof createContactStore>;
