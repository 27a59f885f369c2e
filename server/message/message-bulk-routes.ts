import { type BulkResult, deleteMessages, moderateMessages, undoModerations } from "#contract/admin-messages.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { MessageReview } from "./message-review.ts";
import { decisionNotes } from "./message-review-routes.ts";
import type { ReviewStore } from "./review-store.ts";
import { isoMoment } from "./reviewed-message.ts";

/** Messages changed in one transaction: few enough that nobody waits long for the counters they share. */
const batchSize = 20;

type Act = (queries: Queries, id: string) => Promise<Pick<BulkResult, "email">>;

interface BulkParts {
	readonly database: Database;
	readonly review: MessageReview;
	readonly reviews: ReviewStore;
	readonly clock: Clock;
}

/** What an administrator does with many messages at once. One that cannot be acted upon keeps no other from it. */
export function serveMessageBulk(serve: Serve, { database, review, reviews, clock }: BulkParts): void {
	async function actOn(ids: readonly string[], act: Act): Promise<BulkResult[]> {
		// In order, so that two who act on the same messages wait for instead of blocking each other.
		const ordered = ids.toSorted();
		const results: BulkResult[] = [];
		for (let first = 0; first < ordered.length; first += batchSize) {
			const batch = ordered.slice(first, first + batchSize);
			results.push(...(await database.write((queries) => actOnBatch(queries, batch, act))));
		}
		return results;
	}

	async function actOnBatch(queries: Queries, ids: readonly string[], act: Act): Promise<BulkResult[]> {
		const results: BulkResult[] = [];
		for (const id of ids) results.push(await actOnOne(queries, id, act));
		return results;
	}

	async function actOnOne(queries: Queries, id: string, act: Act): Promise<BulkResult> {
		try {
			const done = await act(queries, id);
			return { id, outcome: "done", ...done, ...(await standingOf(queries, id)) };
		} catch (error) {
			if (!(error instanceof ExpectedError)) throw error;
			if (error.code === "not_found") return { id, outcome: "not_found" };
			if (error.code === "conflict") return { id, outcome: "conflict", ...(await standingOf(queries, id)) };
			throw error;
		}
	}

	async function standingOf(queries: Queries, id: string): Promise<Partial<BulkResult>> {
		const row = await reviews.find(queries, id);
		if (row === undefined) return {};
		const { moderation_status, decided_at, decided_by } = row;
		return { moderation_status, decided_at: isoMoment(decided_at), decided_by };
	}

	serve(moderateMessages, async ({ body }, { session }) => {
		const notes = decisionNotes(body.action, body.reason);
		// That of the first: the earliest is what all of them can be undone until.
		const undoUntil = new Date(clock() + limits.undoMs).toISOString();
		const results = await actOn(body.ids, async (queries, id) => {
			const { email } = await review.decide(queries, id, body.action, notes, session.username);
			return { email };
		});
		return { success: true as const, results, undo_until: undoUntil };
	});

	serve(undoModerations, async ({ body }, { session }) => {
		const results = await actOn(body.ids, async (queries, id) => {
			await review.undo(queries, id, session.username);
			return {};
		});
		return { success: true as const, results };
	});

	serve(deleteMessages, async ({ body }, { session }) => {
		const results = await actOn(body.ids, async (queries, id) => {
			await review.remove(queries, id, session.username);
			return {};
		});
		return { success: true as const, results };
	});
}
