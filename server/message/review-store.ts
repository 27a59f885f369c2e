import { chosenStationery } from "#contract/stationery.ts";
import type { Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { recipientKey } from "#server/privacy/mailbox-keys.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
import type { Note } from "./message.ts";
import { createReviewRows } from "./review-rows.ts";

/** A decision by a person. */
export interface Decision {
	readonly status: "approved" | "rejected";
	readonly notes: string;
	readonly by: string;
	/** Milliseconds. */
	readonly at: number;
}

/** Messages as those who judge them see and change them. Conditions are part of each change: the second of two finds nothing to do. */
export function createReviewStore(vault: Vault) {
	const sealNotes = (id: string, notes: string) => vault.seal(notes, notesContext(id));

	return {
		...createReviewRows(),

		/** What a person writes when deciding, as it is stored. */
		sealNotes,

		recipientKey: (address: string) => recipientKey(vault, address),

		/** Decides a waiting message and gives it. Undefined: there is none of this id that waits. */
		decide(queries: Queries, id: string, { status, notes, by, at }: Decision): Promise<MessageTable | undefined> {
			return queries
				.updateTable("message")
				.set({
					moderation_status: status,
					moderation_notes_sealed: sealNotes(id, notes),
					decided_by: by,
					decided_at: at,
				})
				.where("id", "=", id)
				.where("moderation_status", "=", "pending")
				.returningAll()
				.executeTakeFirst();
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
