import { type BulkResult, deleteMessages, moderateMessages, undoModerations } from "#contract/admin-decisions.ts";
import { ExpectedError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import type { MessageReview, SeenMessage } from "./message-review.ts";
import { readDecision } from "./message-review-routes.ts";
import type { ReviewStore } from "./review-store.ts";
import { isoMoment } from "./reviewed-message.ts";

/** Messages changed in one transaction: few enough that nobody waits long for the counters they share. */
const batchSize = 20;

type Act = (queries: Queries, seen: Seen) => Promise<Pick<BulkResult, "email">>;
type Seen = Pick<SeenMessage, "id" | "version">;

/** Messages as somebody saw them. */
interface SeenMessages {
	readonly ids: readonly string[];
	readonly versions?: readonly number[];
}

interface BulkParts {
	readonly database: Database;
	readonly review: MessageReview;
	readonly reviews: ReviewStore;
	readonly clock: Clock;
}

/** What an administrator does with many messages at once. One that cannot be acted upon keeps no other from it. */
export function serveMessageBulk(serve: Serve, { database, review, reviews, clock }: BulkParts): void {
	async function actOn(messages: SeenMessages, act: Act): Promise<BulkResult[]> {
		// In order, so that two who act on the same messages wait for instead of blocking each other.
		const ordered = seenMessages(messages).toSorted((one, other) => (one.id < other.id ? -1 : 1));
		const results: BulkResult[] = [];
		for (let first = 0; first < ordered.length; first += batchSize) {
			const batch = ordered.slice(first, first + batchSize);
			results.push(...(await database.write((queries) => actOnBatch(queries, batch, act))));
		}
		return results;
	}

	async function actOnBatch(queries: Queries, batch: readonly Seen[], act: Act): Promise<BulkResult[]> {
		const results: BulkResult[] = [];
		for (const seen of batch) results.push(await actOnOne(queries, seen, act));
		return results;
	}

	async function actOnOne(queries: Queries, seen: Seen, act: Act): Promise<BulkResult> {
		const { id } = seen;
		try {
			const done = await act(queries, seen);
			return { id, outcome: "done", ...done, ...(await standingOf(queries, id)) };
		} catch (error) {
			const outcome = outcomeOf(error);
			return { id, outcome, ...(outcome !== "not_found" && (await standingOf(queries, id))) };
		}
	}

	async function standingOf(queries: Queries, id: string): Promise<Partial<BulkResult>> {
		const row = await reviews.find(queries, id);
		if (row === undefined) return {};
		const { moderation_status, decided_at, decided_by, version } = row;
		return { moderation_status, decided_at: isoMoment(decided_at), decided_by, version };
	}

	serve(moderateMessages, async ({ body }, { session: { username: by } }) => {
		const decision = readDecision(body);
		// That of the first: the earliest is what all of them can be undone until.
		const undoUntil = new Date(clock() + limits.undoMs).toISOString();
		const results = await actOn(body, async (queries, seen) => {
			const { email } = await review.decide(queries, { ...decision, ...seen, by });
			return { email };
		});
		return { success: true as const, results, undo_until: undoUntil };
	});

	serve(undoModerations, async ({ body }, { session: { username: by } }) => {
		const results = await actOn(body, async (queries, seen) => {
			await review.undo(queries, { ...seen, by });
			return {};
		});
		return { success: true as const, results };
	});

	serve(deleteMessages, async ({ body }, { session: { username: by } }) => {
		const results = await actOn(body, async (queries, seen) => {
			await review.remove(queries, { ...seen, by });
			return {};
		});
		return { success: true as const, results };
	});
}

/** What kept one of many from being acted upon. @throws the error, where that keeps all others from it, too. */
function outcomeOf(error: unknown): BulkResult["outcome"] {
	if (!(error instanceof ExpectedError)) throw error;
	if (error.code === "not_found") return "not_found";
	if (error.code !== "conflict") throw error;
	return error.reason === "sent_by_another_note" ? error.reason : "conflict";
}

/** @throws {ExpectedError} `invalid_input` when there are versions, but not as many as messages. */
function seenMessages({ ids, versions }: SeenMessages): Seen[] {
	if (versions !== undefined && versions.length !== ids.length) {
		throw new ExpectedError("invalid_input", "versions_count", { field: "versions" });
	}
	return ids.map((id, index) => ({ id, version: versions?.[index] }));
}
