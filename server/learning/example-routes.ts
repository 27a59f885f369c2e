import { confirmExample, type LearningExample, listExamples, removeExample } from "#contract/admin-examples.ts";
import { ExpectedError } from "#contract/errors.ts";
import { localeOfTag } from "#i18n/locales.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { LearningExampleTable } from "#server/database/schema.ts";
import { pageOf, pageSize, readCursor, writeCursor } from "#server/http/cursor.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Examples } from "./example-store.ts";

/** Records what an administrator did, in the transaction of what they did. */
export type RecordExampleAct = (
	queries: Queries,
	administrator: string,
	action: "example_confirmed" | "example_removed",
	subject: string,
) => Promise<void>;

interface ExampleParts {
	readonly database: Database;
	readonly examples: Examples;
	readonly record: RecordExampleAct;
	readonly clock: Clock;
}

/** What administrators do with the notes from which the moderator may learn. */
export function serveExamples(serve: Serve, { database, examples, record, clock }: ExampleParts): void {
	serve(listExamples, async ({ query }) => {
		const size = pageSize(query.limit);
		const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
		const rows = await database.read((queries) => examples.list(queries, clock(), after, size + 1));
		const { page, last } = pageOf(rows, size);
		return {
			success: true as const,
			is_learning: examples.isLearning,
			examples: page.map((row) => shownExample(row, examples)),
			next_cursor: last === undefined ? null : writeCursor({ at: last.decided_at, id: last.id }),
		};
	});

	serve(confirmExample, async ({ params: { id } }, { session }) => {
		await database.write(async (queries) => {
			if (!(await examples.confirm(queries, id, clock()))) throw new ExpectedError("not_found", "not_found");
			await record(queries, session.username, "example_confirmed", id);
		});
		return { success: true as const };
	});

	serve(removeExample, async ({ params: { id } }, { session }) => {
		await database.write(async (queries) => {
			if (!(await examples.remove(queries, id))) throw new ExpectedError("not_found", "not_found");
			await record(queries, session.username, "example_removed", id);
		});
		return { success: true as const };
	});
}

function shownExample(row: LearningExampleTable, examples: Examples): LearningExample {
	return {
		id: row.id,
		text: examples.textOf(row),
		label: row.label,
		category: row.category,
		language: localeOfTag(row.locale) ?? null,
		confidence: row.confidence === null ? null : row.confidence / 1_000,
		model_version: row.model,
		decided_at: new Date(row.decided_at).toISOString(),
		confirmed_at: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
	};
}
