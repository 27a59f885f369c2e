import { forgetMessageAsExample, keepMessageAsExample } from "#contract/admin-decisions.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import type { MessageTable } from "#server/database/schema.ts";
import type { Serve } from "#server/http/serve.ts";
import type { Examples } from "#server/learning/example-store.ts";
import type { RecordAct } from "./message-review.ts";
import type { ReviewStore } from "./review-store.ts";

interface ExampleParts {
	readonly database: Database;
	readonly reviews: ReviewStore;
	readonly examples: Examples;
	readonly record: RecordAct;
}

/** A person's decision as an example for the moderator, also where that said the same (decisions/0051). */
export function serveMessageExamples(serve: Serve, { database, reviews, examples, record }: ExampleParts): void {
	async function keep(queries: Queries, row: MessageTable): Promise<"kept" | "known"> {
		const { moderation_status: status, decided_by, decided_at } = row;
		if (!examples.isLearning) throw new ExpectedError("conflict", "not_learning");
		if (status === "pending" || decided_by === null || decided_at === null) {
			throw new ExpectedError("conflict", "no_person_decided");
		}
		const lesson = { row, text: reviews.noteOf(row)?.text, status, at: decided_at, isAsked: true };
		const learnt = await examples.learn(queries, lesson);
		if (learnt === "nothing") throw new ExpectedError("conflict", "nothing_to_learn");
		return learnt;
	}

	async function held(queries: Queries, id: string): Promise<MessageTable> {
		const row = await reviews.hold(queries, id);
		if (row === undefined) throw new ExpectedError("not_found", "note_gone");
		return row;
	}

	serve(keepMessageAsExample, async ({ params: { id } }, { session }) => {
		const learnt = await database.write(async (queries) => {
			const done = await keep(queries, await held(queries, id));
			if (done === "kept") await record(queries, session.username, "example_kept", id);
			return done;
		});
		return { success: true as const, was_confirmed: learnt === "known" };
	});

	serve(forgetMessageAsExample, async ({ params: { id } }, { session }) => {
		await database.write(async (queries) => {
			await examples.forget(queries, (await held(queries, id)).id);
			await record(queries, session.username, "example_removed", id);
		});
		return { success: true as const };
	});
}
