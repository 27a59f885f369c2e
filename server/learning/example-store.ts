import { randomUUIDv7 } from "node:crypto";
import { limits } from "#contract/limits.ts";
import type { RefusalCategory } from "#contract/moderation.ts";
import { maskPersonal } from "#moderation/masking/mask-personal.ts";
import { readingsOf } from "#moderation/model/readings.ts";
import { moderate } from "#moderation/moderate.ts";
import type { Queries } from "#server/database/engine.ts";
import type { LearningExampleTable, MessageTable } from "#server/database/schema.ts";
import type { Position } from "#server/http/cursor.ts";
import { SealBroken, type Vault } from "#server/privacy/seal.ts";
import { lessonOf, overruled } from "./overruled.ts";

/** A person's decision on a note, in the transaction that makes it. */
interface DecidedNote {
	/** As it stood when it was decided. */
	readonly row: MessageTable;
	/** Undefined when its seal is broken. */
	readonly text: string | undefined;
	readonly status: "approved" | "rejected";
	/** Milliseconds. */
	readonly at: number;
	/** Whether the person asks for it to be kept, though the moderator may have said the same. */
	readonly isAsked?: boolean;
}

/** What became of a lesson. `known`: a confirmed example says it already. `nothing`: there was nothing to learn. */
type Learnt = "kept" | "known" | "nothing";

/**
 * Notes on which people overruled the moderator, masked and sealed. One that is not confirmed goes with its note: the
 * database sees to that, whoever erases the note.
 */
export function createExamples(vault: Vault, isLearning: boolean) {
	return { ...createLessons(vault, isLearning), ...createExampleList(vault) };
}

export type Examples = ReturnType<typeof createExamples>;

function createLessons(vault: Vault, isLearning: boolean) {
	async function forget(queries: Queries, messageId: string): Promise<void> {
		await queries.deleteFrom("learning_example").where("message_id", "=", messageId).execute();
	}

	return {
		/** Whether new ones are kept. */
		isLearning,

		/** Forgets what a decision on this note has taught, since it no longer holds. */
		forget,

		/** Of these messages, those of which an example is kept that nobody has confirmed. */
		async keptOf(queries: Queries, messageIds: readonly string[]): Promise<ReadonlySet<string | null>> {
			if (messageIds.length === 0) return new Set();
			const rows = await queries
				.selectFrom("learning_example")
				.select("message_id")
				.where("message_id", "in", messageIds)
				.execute();
			return new Set(rows.map(({ message_id }) => message_id));
		},

		/** Keeps what a decision teaches, in place of what an earlier one on the same note did, and nothing twice. */
		async learn(queries: Queries, { row, text, status, at, isAsked }: DecidedNote): Promise<Learnt> {
			await forget(queries, row.id);
			if (!isLearning || text === undefined) return "nothing";
			const lesson = isAsked === true ? lessonOf(row, status) : overruled(row, status);
			const masked = lesson && maskPersonal(text);
			if (masked === undefined || !/\p{L}/u.test(masked)) return "nothing";
			const kept = { label: lesson?.label ?? "accept", category: lesson?.category ?? likeliestCategory(text) };
			if (await isConfirmed(queries, vault, { ...kept, text: masked, locale: row.locale })) return "known";
			const id = randomUUIDv7();
			await queries
				.insertInto("learning_example")
				.values({
					id,
					message_id: row.id,
					text_sealed: vault.seal(masked, contextOf(id)),
					...kept,
					locale: row.locale,
					confidence: row.moderation_confidence,
					model: row.moderation_model ?? "none",
					decided_at: at,
					confirmed_at: null,
				})
				.execute();
			return "kept";
		},
	};
}

/** What an example says: its masked text, and what a person made of it. */
type Said = Pick<LearningExampleTable, "label" | "category" | "locale"> & { readonly text: string };

/**
 * Whether somebody has confirmed an example that says the same. It no longer knows its note, so its words tell; there
 * are as many to open as people have read and confirmed one by one.
 */
async function isConfirmed(queries: Queries, vault: Vault, { text, label, category, locale }: Said): Promise<boolean> {
	const rows = await queries
		.selectFrom("learning_example")
		.select(["id", "text_sealed"])
		.where("confirmed_at", "is not", null)
		.where("label", "=", label)
		.where("category", category === null ? "is" : "=", category)
		.where("locale", "=", locale)
		.execute();
	return rows.some(({ id, text_sealed }) => openText(vault, id, text_sealed) === text);
}

function createExampleList(vault: Vault) {
	return {
		/** Those whose decision can no longer be undone at `now`, the latest first. */
		list(queries: Queries, now: number, after: Position | undefined, limit: number) {
			return settledAt(queries, now)
				.selectAll()
				.$if(after !== undefined, (query) =>
					query.where((row) => row(row.refTuple("decided_at", "id"), "<", row.tuple(after?.at ?? 0, after?.id ?? ""))),
				)
				.orderBy("decided_at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute();
		},

		/** Keeps one beyond its note. False: there is none of this id. */
		async confirm(queries: Queries, id: string, now: number): Promise<boolean> {
			const found = await settledAt(queries, now).select("id").where("id", "=", id).executeTakeFirst();
			await queries
				.updateTable("learning_example")
				.set({ confirmed_at: now, message_id: null })
				.where("id", "=", found?.id ?? "")
				.where("confirmed_at", "is", null)
				.execute();
			return found !== undefined;
		},

		/** False: there is none of this id. */
		async remove(queries: Queries, id: string): Promise<boolean> {
			const removed = await queries.deleteFrom("learning_example").where("id", "=", id).returning("id").execute();
			return removed.length > 0;
		},

		/** Empty when its seal is broken. */
		textOf: ({ id, text_sealed }: Pick<LearningExampleTable, "id" | "text_sealed">) => openText(vault, id, text_sealed),
	};
}

function settledAt(queries: Queries, now: number) {
	return queries.selectFrom("learning_example").where("decided_at", "<=", now - limits.undoMs);
}

function contextOf(id: string): string {
	return `learning_example/${id}/text`;
}

function openText(vault: Vault, id: string, sealed: string): string {
	try {
		return vault.open(sealed, contextOf(id));
	} catch (error) {
		if (error instanceof SealBroken) return "";
		throw error;
	}
}

/** What the trained model would refuse a note as; null for a text without a word. */
function likeliestCategory(text: string): RefusalCategory | null {
	return readingsOf(text, moderate(text)).find(({ category }) => category !== null)?.category ?? null;
}
