import { countMessages, listMessages, readMessage, readRecipientHistory } from "#contract/admin-messages.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Examples } from "#server/learning/example-store.ts";
import type { MessageTotals } from "./message-totals.ts";
import { parseMoment, readFilter } from "./read-filter.ts";
import { recipientHistory } from "./recipient-history.ts";
import { waitingFor } from "./review-query.ts";
import type { ReviewStore } from "./review-store.ts";
import { type View, viewOf } from "./review-views.ts";
import type { ShowMessages } from "./show-messages.ts";

interface ListParts {
	readonly database: Database;
	readonly reviews: ReviewStore;
	readonly show: ShowMessages;
	readonly totals: MessageTotals;
	readonly examples: Pick<Examples, "isLearning">;
	readonly clock: Clock;
}

/** Messages as lists, and one by one, for those who judge them. */
export function serveMessageLists(serve: Serve, parts: ListParts): void {
	const { database, reviews, show, totals, examples, clock } = parts;

	serve(listMessages, async ({ query }, context) => {
		const { view: name = "all", ...asked } = query;
		const size = pageSize(asked.limit);
		const view = viewOf(name, readFilter(asked, reviews));
		const after = asked.cursor === undefined ? undefined : positionIn(name, asked.cursor);
		return database.read(async (queries) => {
			const as_of = new Date(clock()).toISOString();
			const rows = await view.select(queries, { filter: view.filter, after, limit: size + 1 }).execute();
			const { page, last } = pageOf(rows, size);
			return {
				success: true as const,
				messages: await show(queries, page, context),
				next_cursor: last === undefined ? null : writeCursor({ at: view.placeOf(last) ?? 0, id: last.id }, name),
				counts: await totals.read(queries),
				as_of,
				is_learning: examples.isLearning,
			};
		});
	});

	serve(countMessages, async ({ query }) => {
		const since = parseMoment("since", query.since);
		return database.read(async (queries) => {
			const as_of = new Date(clock()).toISOString();
			const arrived = since === undefined ? 0 : await countArrived(queries, since);
			return { success: true as const, counts: await totals.read(queries), arrived, as_of };
		});
	});

	serve(readMessage, async ({ params: { id } }, context) => {
		return database.read(async (queries) => {
			const [message] = await show(queries, [await found(queries, id)], context);
			if (message === undefined) throw new ExpectedError("not_found", "note_gone");
			return { success: true as const, message };
		});
	});

	serve(readRecipientHistory, async ({ params: { id } }) => {
		return database.read(async (queries) => {
			return { success: true as const, ...(await recipientHistory(queries, await found(queries, id))) };
		});
	});

	async function found(queries: Queries, id: string): Promise<MessageTable> {
		const row = await reviews.find(queries, id);
		if (row === undefined) throw new ExpectedError("not_found", "note_gone");
		return row;
	}
}

async function countArrived(queries: Queries, since: number): Promise<number> {
	const { count } = await waitingFor(queries, {})
		.where("waiting_since", ">=", since)
		.select(({ fn }) => fn.countAll().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** @throws {ExpectedError} `invalid_input` when the cursor is another view's. */
function positionIn(view: View, cursor: string) {
	const position = readCursor(cursor);
	if (position.phase !== view) throw new ExpectedError("invalid_input", "field_invalid", { field: "cursor" });
	return position;
}
