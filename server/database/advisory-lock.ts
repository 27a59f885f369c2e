import { sql } from "kysely";
import type { Database, Queries } from "./engine.ts";

/** Holds a name until the commit, alone or with others who share it. SQLite has one writer at a time and needs no locks. */
export type AdvisoryLock = (queries: Queries, name: string, how: "alone" | "shared") => Promise<void>;

/** Locks on names that are rows of no table. */
export function createAdvisoryLock(engine: Database["engine"]): AdvisoryLock {
	return async (queries, name, how) => {
		if (engine !== "postgresql") return;
		const take = sql.raw(how === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
		await sql`select ${take}(hashtextextended(${name}, 0))`.execute(queries);
	};
}
