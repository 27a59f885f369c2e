import type { Locale } from "#i18n/locales.ts";
import type { Queries } from "#server/database/engine.ts";
import { recipientKey } from "#server/privacy/mailbox-keys.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
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
					email_key: recipientKey(vault, inquiry.email),
					subject_sealed: seal("subject"),
					message_sealed: seal("message"),
					locale,
					created_at: at,
				})
				.execute();
		},

		/** Gives at most `limit` messages the key that they were written without; how many those were. */
		async fillKeys(queries: Queries, limit: number): Promise<number> {
			const rows = await queries
				.selectFrom("contact_message")
				.select(["id", "email_sealed"])
				.where("email_key", "is", null)
				.limit(limit)
				.execute();
			for (const { id, email_sealed } of rows) {
				const email_key = keyOf(id, email_sealed);
				await queries.updateTable("contact_message").set({ email_key }).where("id", "=", id).execute();
			}
			return rows.length;
		},
	};

	/** What does not open belongs to nobody who could ask for it. */
	function keyOf(id: string, sealed: string): string {
		try {
			return recipientKey(vault, vault.open(sealed, `contact_message/${id}/email`));
		} catch (error) {
			if (error instanceof SealBroken && error.reason === "altered") return "";
			throw error;
		}
	}
}

export type ContactStore = ReturnType<typeof createContactStore>;
