import { sql } from "kysely";
import { inks, papers } from "#contract/stationery.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { emailStates } from "#server/delivery/outbox.ts";
import { type KeptPage, type Person, type PersonalRows, shownMoment } from "#server/privacy/personal-data.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
import type { MessageTotals } from "./message-totals.ts";

type ShownRow = Pick<
	MessageTable,
	| "id"
	| "text_sealed"
	| "moderation_status"
	| "locale"
	| "created_at"
	| "decided_at"
	| "deliver_at"
	| "paper"
	| "ink"
	| "thanked"
>;

/** The notes to a person, with what is stored of their e-mails. */
export function createPersonalNotes(vault: Vault, totals: MessageTotals) {
	const rows: PersonalRows = {
		name: "notes",

		async isKept(queries, person) {
			const row = await ofPerson(queries, person).select("id").limit(1).executeTakeFirst();
			return row !== undefined;
		},

		async show(queries, person, limit, after = " "): Promise<KeptPage> {
			const [status, id] = after.split(" ");
			// The order of the index of recipients.
			const rows = await ofPerson(queries, person)
				.select(["id", "text_sealed", "moderation_status", "locale", "created_at", "decided_at", "deliver_at"])
				.select(["paper", "ink", "thanked"])
				.where(sql<boolean>`(moderation_status, id) > (${status}, ${id})`)
				.orderBy("moderation_status")
				.orderBy("id")
				.limit(limit)
				.execute();
			const states = await emailStates(
				queries,
				rows.map((row) => row.id),
			);
			const last = rows.length < limit ? undefined : rows.at(-1);
			return {
				things: rows.map((row) => ({ ...shownNote(vault, row), email: states.get(row.id) ?? "none" })),
				after: last && `${last.moderation_status} ${last.id}`,
			};
		},

		async erase(queries, person, limit) {
			return eraseNotes(queries, totals, idsOf(queries, person).limit(limit));
		},
	};

	return {
		...rows,

		/** Erases one letter of a recipient; false when they have none of this id. */
		async eraseOne(queries: Queries, recipientKey: string, id: string): Promise<boolean> {
			const letter = idsOf(queries, { recipientKey })
				.where("id", "=", id)
				.where("moderation_status", "=", "approved")
				.where("deliver_at", "is", null);
			return (await eraseNotes(queries, totals, letter)) > 0;
		},
	};
}

/** Erases some notes with their e-mails; how many those were. */
async function eraseNotes(queries: Queries, totals: MessageTotals, some: ReturnType<typeof idsOf>): Promise<number> {
	const erased = await queries
		.deleteFrom("message")
		.where("id", "in", some)
		.returning(["id", "moderation_status"])
		.execute();
	if (erased.length === 0) return 0;
	const ids = erased.map(({ id }) => id);
	await queries.deleteFrom("delivery").where("source_id", "in", ids).execute();
	// Always in the same order, so that two who erase at once wait instead of blocking each other.
	for (const status of ["approved", "pending", "rejected"] as const) {
		const count = erased.filter(({ moderation_status }) => moderation_status === status).length;
		if (count > 0) await totals.add(queries, status, -count);
	}
	return erased.length;
}

function ofPerson(queries: Queries, { recipientKey }: Pick<Person, "recipientKey">) {
	return queries.selectFrom("message").where("recipient_key", "=", recipientKey);
}

function idsOf(queries: Queries, person: Pick<Person, "recipientKey">) {
	return ofPerson(queries, person).select("id");
}

/**
 * What was refused, or was never judged, was kept from its recipient for their own sake: when it came is all they are
 * told. What waits for its time is shown when that has come.
 */
function shownNote(vault: Vault, { id, moderation_status: status, ...row }: ShownRow) {
	const isLetter = status === "approved" && row.deliver_at === null;
	return {
		id,
		status,
		created_at: shownMoment(row.created_at),
		decided_at: shownMoment(row.decided_at),
		language: row.locale === "und" ? null : row.locale,
		text: isLetter ? textOf(vault, id, row.text_sealed) : null,
		paper: isLetter ? (row.paper ?? papers[0]) : null,
		ink: isLetter ? (row.ink ?? inks[0]) : null,
		thanked: isLetter ? row.thanked !== null : null,
	};
}

function textOf(vault: Vault, id: string, sealed: string): string | null {
	try {
		return vault.open(sealed, `message/${id}/text`);
	} catch (error) {
		if (error instanceof SealBroken) return null;
		throw error;
	}
}

/** How many notes a person was sent on the last days. */
export const personalAllowances: PersonalRows = {
	name: "notes_per_day",

	async isKept() {
		// There is none without a note that was sent; what is left when that is erased says nothing of itself.
		return false;
	},

	async show(queries, { mailboxKey }) {
		const rows = await queries
			.selectFrom("recipient_day")
			.select(["day", "count"])
			.where("recipient_key", "=", mailboxKey)
			.orderBy("day")
			.execute();
		return { things: rows, after: undefined };
	},

	async erase(queries, { mailboxKey }) {
		await queries.deleteFrom("recipient_day").where("recipient_key", "=", mailboxKey).execute();
		return 0;
	},
};
