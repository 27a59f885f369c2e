import type { Locale } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { Inquiry } from "./contact-message.ts";

interface NewInquiry {
	readonly id: string;
	readonly inquiry: Inquiry;
	readonly locale: Locale;
	/** Milliseconds. */
	readonly at: number;
}

/** Contact messages at rest, sealed in every column that a person filled in. */
export function createContactStore(vault: Vault) {
	return {
		async insert(queries: Queries, { id, inquiry, locale, at }: NewInquiry): Promise<void> {
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
					created_at: at,
				})
				.execute();
		},
	};
}

export type ContactStore = ReturnType<typeof createContactStore>;
