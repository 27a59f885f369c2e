import type { Kysely, Transaction } from "kysely";
import { ExpectedError } from "#contract/errors.ts";
import type { Tables } from "./schema.ts";

/** What a store needs of the database: the same queries run on a connection and inside a transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Looks at a database as it was found, whatever its schema; when it rejects, the database is closed unchanged. */
export type BeforeMigration = (queries: Queries) => Promise<void>;

/** A name that work holds until its commit, alone or with others who share it. */
export interface NamedLock {
	readonly name: string;
	readonly how: "alone" | "shared";
}

/** Of small work that comes often: what lets it share a transaction with more of its kind. */
export interface Sharing {
	readonly kind: "note" | "settled delivery";
	/** What it changes: in a group work runs in this order, so that two groups do not wait for each other in a circle. */
	readonly order: string;
	/** Held before any work of the group begins. */
	readonly locks: readonly NamedLock[];
}

/** One of the two engines behind the same queries. Both bound their waits and fail with `unavailable`. */
export interface Database {
	readonly engine: "sqlite" | "postgresql";
	/** Runs reads, outside any transaction. */
	read<T>(work: (queries: Kysely<Tables>) => Promise<T>): Promise<T>;
	/**
	 * Runs a transaction; when it resolves, the commit is durable.
	 * A lock held by another is waited for, up to a bound from the call on, whatever else waits; when too many wait
	 * already, the call fails at once. `work` may run again from its beginning. SQLite commits all work together that waits at
	 * the same time, PostgreSQL what is told how by `sharing`; a piece that fails harms no other.
	 */
	write<T>(work: (queries: Transaction<Tables>) => Promise<T>, sharing?: Sharing): Promise<T>;
	/** Resolves when a note could be stored now. Passes the writes that wait. @throws {ExpectedError} `unavailable` otherwise. */
	probe(): Promise<void>;
	/**
	 * Removes from the files what was erased and may still stand there as bytes. `compact`: also what pages keep of it
	 * when they are split or joined, where the database is small. PostgreSQL does its part by itself (decisions/0044).
	 */
	scrub(options: { readonly compact: boolean }): Promise<void>;
	close(): Promise<void>;
}

/** An engine that is locked, full, read-only or gone, as the one failure that callers expect. */
export function unavailable(cause: unknown): ExpectedError {
	return new ExpectedError("unavailable", "unavailable", { errorType: "unknown", cause });
}
