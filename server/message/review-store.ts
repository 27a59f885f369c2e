import type { RefusalCategory } from "#contract/moderation.ts";
import { chosenStationery } from "#contract/stationery.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { recipientKey } from "#server/privacy/mailbox-keys.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
import type { Note } from "./message.ts";
import { createReviewRows } from "./review-rows.ts";

type Held = Pick<MessageTable, "id">;

/** What a person says who takes a refusal back. */
interface Overturning {
	readonly notes: string;
	readonly by: string;
	/** Milliseconds. */
	readonly at: number;
}

/** A decision by a person. */
interface Decision extends Omit<Overturning, "notes"> {
	readonly status: "approved" | "rejected";
	readonly notes: string | undefined;
	readonly category?: RefusalCategory | undefined;
}

/** What is kept of a refusal that a person takes back. */
type Refusal = Pick<MessageTable, "moderation_notes_sealed" | "decided_category" | "decided_by" | "decided_at">;

/** Gives a message another standing, which its caller knows that it may have. */
function changed(queries: Queries, id: string, standing: Partial<MessageTable>): Promise<MessageTable> {
	return queries
		.updateTable("message")
		.set((row) => ({ ...standing, version: row("version", "+", 1) }))
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Messages as those who judge them see and change them. Who changes one holds it, so the second of two finds what the first made of it. */
export function createReviewStore(vault: Vault) {
	const sealNotes = (id: string, notes: string) => vault.seal(notes, notesContext(id));

	return {
		...createReviewRows(),

		/** What a person writes when deciding, as it is stored. */
		sealNotes,

		recipientKey: (address: string) => recipientKey(vault, address),

		/** Decides a message that its caller holds, and gives it. */
		decide(queries: Queries, { id }: Held, { status, notes, category, by, at }: Decision): Promise<MessageTable> {
			return changed(queries, id, {
				moderation_status: status,
				moderation_notes_sealed: notes === undefined ? null : sealNotes(id, notes),
				decided_category: category ?? null,
				decided_by: by,
				decided_at: at,
			});
		},

		/** Approves a refused message that its caller holds, and keeps what stood before for an undo. */
		overturn(queries: Queries, row: MessageTable, { notes, by, at }: Overturning): Promise<MessageTable> {
			const { moderation_notes_sealed, decided_category, decided_by, decided_at } = row;
			const before: Refusal = { moderation_notes_sealed, decided_category, decided_by, decided_at };
			return changed(queries, row.id, {
				moderation_status: "approved",
				moderation_notes_sealed: sealNotes(row.id, notes),
				decided_category: null,
				decided_by: by,
				decided_at: at,
				overturned_from: JSON.stringify(before),
			});
		},

		/** Lets a decided message that its caller holds stand where it stood before: it waits again, or is refused again. */
		undo(queries: Queries, { id, overturned_from }: MessageTable): Promise<MessageTable> {
			const nothing = { moderation_notes_sealed: null, decided_category: null, decided_by: null, decided_at: null };
			const refusal: Refusal | undefined = overturned_from === null ? undefined : JSON.parse(overturned_from);
			const moderation_status = refusal === undefined ? "pending" : "rejected";
			return changed(queries, id, { ...nothing, ...refusal, moderation_status, overturned_from: null });
		},

		/** The note of a message; undefined when its seals are broken. */
		noteOf({ id, recipient_sealed, text_sealed, ...row }: MessageTable): Note | undefined {
			return unlessBroken(() => ({
				recipient: vault.open(recipient_sealed, `message/${id}/recipient`),
				text: vault.open(text_sealed, `message/${id}/text`),
				...chosenStationery(row),
			}));
		},

		/** What a person wrote when deciding; undefined when nobody did, or its seal is broken. */
		decisionNotesOf({ id, moderation_notes_sealed: sealed }: MessageTable): string | undefined {
			return sealed === null ? undefined : unlessBroken(() => vault.open(sealed, notesContext(id)));
		},
	};
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

function notesContext(id: string): string {
	return `message/${id}/notes`;
}

function unlessBroken<T>(open: () => T): T | undefined {
	try {
		return open();
	} catch (error) {
		if (error instanceof SealBroken) return undefined;
		throw error;
	}
}
