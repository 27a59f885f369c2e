import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { preparedName } from "./prepare.ts";

/** SQLSTATE of a server that became a standby, or is about to be a primary and not yet. */
const readOnly = "25006";

/**
 * A pool that outlasts its server: connections that fell silent, or lead to a server that may not be written any more,
 * are closed instead of used again, so that the next ones lead to whichever server has taken its place.
 */
export function createLastingPool(pool: Pool): PostgresPool {
	const known = new WeakMap<PoolClient, PostgresPoolClient>();
	return {
		options: pool.options,
		async connect() {
			const client = await pool.connect();
			const lasting = known.get(client) ?? closedWhenLost(client);
			known.set(client, lasting);
			return lasting;
		},
		end: () => pool.end(),
	};
}

function closedWhenLost(client: PoolClient): PostgresPoolClient {
	let lost: unknown;
	// As Kysely calls it without a cursor: text and parameters.
	const query = async (text: string, parameters: unknown[]) => {
		// The rollback, too, would wait for an answer that does not come.
		if (lost !== undefined) throw lost;
		try {
			const name = preparedName(text);
			return await (name === undefined
				? client.query(text, parameters)
				: client.query({ name, text, values: parameters }));
		} catch (error) {
			if (isLost(error)) lost = error;
			throw error;
		}
	};
	return {
		query: query as unknown as PostgresPoolClient["query"],
		release: (destroy) => client.release(destroy === true || lost !== undefined),
	};
}

function isLost(error: unknown): boolean {
	if (error instanceof DatabaseError) return error.code === readOnly;
	return error instanceof Error && error.message === "Query read timeout";
}
