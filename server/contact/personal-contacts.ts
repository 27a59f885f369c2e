import type { Queries } from "#server/database/engine.ts";
import type { ContactMessageTable } from "#server/database/schema.ts";
import { keptPage, type Person, type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";

type Field = "name" | "email" | "subject" | "message";

/** What a person wrote to support, with what is stored of its e-mails. */
export function createPersonalContacts(vault: Vault): PersonalRows {
	return {
		name: "contact_messages",

		async isKept(queries, person) {
			return (await ofPerson(queries, person).select("id").limit(1).executeTakeFirst()) !== undefined;
		},

		async show(queries, person, limit, after = "") {
			const rows = await ofPerson(queries, person)
				.selectAll()
				.where("id", ">", after)
				.orderBy("id")
				.limit(limit + 1)
				.execute();
			return keptPage(rows, limit, (row) => {
				const open = (field: Field) => openField(vault, row, field);
				return {
					id: row.id,
					created_at: shownMoment(row.created_at),
					language: row.locale,
					name: open("name"),
					email: open("email"),
					subject: open("subject"),
					message: open("message"),
				};
			});
		},

		async erase(queries, person, limit) {
			const some = ofPerson(queries, person).select("id").limit(limit);
			const erased = await queries.deleteFrom("contact_message").where("id", "in", some).returning("id").execute();
			if (erased.length === 0) return 0;
			const ids = erased.map(({ id }) => id);
			await queries.deleteFrom("delivery").where("source_id", "in", ids).execute();
			return ids.length;
		},
	};
}

function ofPerson(queries: Queries, { recipientKey }: Person) {
	return queries.selectFrom("contact_message").where("email_key", "=", recipientKey);
}

function openField(vault: Vault, row: ContactMessageTable, field: Field): string | null {
	try {
		return vault.open(row[`${field}_sealed`], `contact_message/${row.id}/${field}`);
	} catch (error) {
		if (error instanceof SealBroken) return null;
		throw error;
	}
}
