import { createCountsStore, type Metrics } from "#server/analytics/counts-store.ts";
import { createLocalHour } from "#server/analytics/local-hour.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { createMessageStore } from "#server/message/message-store.ts";
import { createMessageTotals } from "#server/message/message-totals.ts";
import { createReviewStore } from "#server/message/review-store.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { SeededNote } from "./seeded-notes.ts";

/** Both engines take the parameters of this many rows in one statement. */
const rowsPerStatement = 500;

interface Settings {
	readonly database: Database;
	readonly vault: Vault;
	readonly timeZone: string;
	readonly administrator: string;
}

/** Stores many notes at once, sealed and counted as if they had come one by one. */
export function createNoteInserter({ database, vault, timeZone, administrator }: Settings) {
	const toRow = createRowMaker(vault, administrator);
	const addCounts = createCountAdder(timeZone);
	const totals = createMessageTotals();
	return (notes: readonly SeededNote[]): Promise<void> =>
		database.write(async (queries) => {
			for (const some of inChunks(notes)) await queries.insertInto("message").values(some.map(toRow)).execute();
			for (const some of inChunks(notes.flatMap((note) => toDelivery(note, vault)))) {
				await queries.insertInto("delivery").values(some).execute();
			}
			await addCounts(queries, notes);
			for (const status of ["approved", "pending", "rejected"] as const) {
				await totals.add(queries, status, notes.filter(({ standing }) => standing.status === status).length);
			}
		});
}

function createRowMaker(vault: Vault, administrator: string) {
	const store = createMessageStore(vault);
	const reviews = createReviewStore(vault);
	return (message: SeededNote) => {
		const { id, decision } = message;
		const row = store.rowOf(message);
		if (decision === undefined) return { ...row, decided_at: null, decided_by: null, moderation_notes_sealed: null };
		const sealed = reviews.sealNotes(id, decision.notes);
		return { ...row, decided_at: decision.at, decided_by: administrator, moderation_notes_sealed: sealed };
	};
}

function toDelivery({ id, note, at, email }: SeededNote, vault: Vault) {
	if (email === undefined) return [];
	const domain_key = vault.key("domain", note.recipient.split("@")[1] ?? "");
	return [
		{
			id: `${id.slice(0, 14)}7${id.slice(15)}`,
			source_id: id,
			domain_key,
			state: email,
			attempts: email === "dead" ? 33 : 1,
			due_at: at,
			last_code: email === "sent" ? null : "550 5.1.1",
			queued_at: at,
			settled_at: at + 800,
		},
	];
}

/** Sums up first: the counters are few, the notes many. */
function createCountAdder(timeZone: string) {
	const counts = createCountsStore(timeZone);
	const localHour = createLocalHour(timeZone);
	return async (queries: Queries, notes: readonly SeededNote[]): Promise<void> => {
		const sums = new Map<string, { at: number; metric: keyof Metrics; label: string; count: number }>();
		const add = (at: number, metric: keyof Metrics, label: string) => {
			const { day, hour } = localHour(at);
			const key = `${day} ${hour} ${metric} ${label}`;
			const sum = sums.get(key) ?? { at, metric, label, count: 0 };
			sums.set(key, { ...sum, count: sum.count + 1 });
		};
		for (const { at, standing, email } of notes) {
			add(at, "message", standing.status);
			if (standing.status === "rejected") add(at, "rejection", standing.category ?? "manual");
			if (email !== undefined) add(at, "email", email === "sent" ? "sent" : "failed");
		}
		for (const sum of sums.values()) await counts.bump(queries, sum.at, sum.metric, sum.label as never, sum.count);
	};
}

function* inChunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
	for (let first = 0; first < rows.length; first += rowsPerStatement) yield rows.slice(first, first + rowsPerStatement);
}
