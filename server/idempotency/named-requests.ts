import { ExpectedError } from "#contract/errors.ts";
import type { Queries } from "#server/database/engine.ts";
import { prepare } from "#server/database/prepare.ts";
import type { NamedRequestTable } from "#server/database/schema.ts";
import type { Vault } from "#server/privacy/seal.ts";
import type { NamedRequest } from "./named-request.ts";

/** For how long a repeat is known for one. */
const rememberedMs = 24 * 60 * 60_000;

/**
 * The named requests of a day and what each was answered, `Answer` as JSON, sealed. A row is written in the
 * transaction of what its request does, so there is none for what was not done, whatever crashes.
 */
export function createNamedRequests<Answer>(vault: Vault) {
	const query = prepareQueries();
	const seal = (request: NamedRequest, answer: Answer) => vault.seal(JSON.stringify(answer), contextOf(request));

	async function find(queries: Queries, request: NamedRequest, now: number): Promise<Answer | undefined> {
		const { rows } = await query.find(queries, { request_key: request.requestKey });
		const row = rows[0];
		if (row === undefined || isForgotten(row.at, now)) return undefined;
		if (row.body_key !== request.bodyKey) throw new ExpectedError("conflict", "key_reused");
		return JSON.parse(vault.open(row.answer_sealed, contextOf(request)));
	}

	return {
		/**
		 * What a request was answered, if it is a repeat.
		 * @throws {ExpectedError} `conflict` when its name belongs to a request with another body.
		 */
		find,

		/**
		 * Remembers a request and its answer, or gives the answer of the one that it repeats. One that runs at the same
		 * time on another node is waited for, up to the database's bound.
		 * @throws {ExpectedError} as `find`.
		 */
		async claim(
			queries: Queries,
			request: NamedRequest,
			answer: Answer,
			now: number,
		): Promise<{ readonly earlier: Answer | undefined }> {
			const row = {
				request_key: request.requestKey,
				body_key: request.bodyKey,
				answer_sealed: seal(request, answer),
				at: now,
				forgottenUntil: now - rememberedMs,
				forgottenFrom: now + rememberedMs,
			};
			const { numAffectedRows = 0n } = await query.insert(queries, row);
			return { earlier: numAffectedRows > 0n ? undefined : await find(queries, request, now) };
		},

		/** The answer has become another. */
		async change(queries: Queries, request: NamedRequest, answer: Answer): Promise<void> {
			await queries
				.updateTable("named_request")
				.set({ answer_sealed: seal(request, answer) })
				.where("request_key", "=", request.requestKey)
				.execute();
		},

		/** Nothing was done, so the same request may come as the first again. */
		async forget(queries: Queries, request: NamedRequest): Promise<void> {
			await queries.deleteFrom("named_request").where("request_key", "=", request.requestKey).execute();
		},
	};
}

export type NamedRequests<Answer> = ReturnType<typeof createNamedRequests<Answer>>;

/** Times between which a row is remembered. A clock that was set back leaves some of the future. */
interface Remembered {
	readonly forgottenUntil: number;
	readonly forgottenFrom: number;
}

function isForgotten(at: number, now: number): boolean {
	return Math.abs(now - at) >= rememberedMs;
}

function contextOf({ requestKey }: NamedRequest): string {
	return `named_request/${requestKey}/answer`;
}

function prepareQueries() {
	return {
		find: prepare((queries, { request_key }: Pick<NamedRequestTable, "request_key">) =>
			queries
				.selectFrom("named_request")
				.select(["body_key", "answer_sealed", "at"])
				.where("request_key", "=", request_key),
		),
		insert: prepare((queries, row: NamedRequestTable & Remembered) =>
			queries
				.insertInto("named_request")
				.values({
					request_key: row.request_key,
					body_key: row.body_key,
					answer_sealed: row.answer_sealed,
					at: row.at,
				})
				// A name that was forgotten is free, though its row may wait for retention.
				.onConflict((conflict) =>
					conflict
						.column("request_key")
						.doUpdateSet({ body_key: row.body_key, answer_sealed: row.answer_sealed, at: row.at })
						.where(({ eb, or }) =>
							or([eb("named_request.at", "<=", row.forgottenUntil), eb("named_request.at", ">=", row.forgottenFrom)]),
						),
				),
		),
	};
}
