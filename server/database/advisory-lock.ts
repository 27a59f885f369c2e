import { sql } from "kysely";
import type { Database, NamedLock, Queries } from "./engine.ts";
import { prepare } from "./prepare.ts";

/** Holds a name until the commit, alone or with others who share it. SQLite has one writer at a time and needs no locks. */
export type AdvisoryLock = (queries: Queries, name: string, how: NamedLock["how"]) => Promise<void>;

/** Locks on names that are rows of no table. */
export function createAdvisoryLock(engine: Database["engine"]): AdvisoryLock {
	const holdAll = createHoldAll();
	return async (queries, name, how) => {
		if (engine === "postgresql") await holdAll(queries, [{ name, how }]);
	};
}

/** Holds names on PostgreSQL. Whoever wants several asks for them at once: they are taken in the same order by all. */
export function createHoldAll() {
	const take = prepare((queries, { names, areAlone }: { names: readonly string[]; areAlone: readonly boolean[] }) => ({
		compile: () =>
			sql<object>`
				select case when is_alone then pg_advisory_xact_lock(hashtextextended(name, 0))
					else pg_advisory_xact_lock_shared(hashtextextended(name, 0)) end
				from unnest(${names}::text[], ${areAlone}::boolean[]) as wanted (name, is_alone)`.compile(queries),
	}));
	return async (queries: Queries, locks: readonly NamedLock[]): Promise<void> => {
		const byName = new Map<string, boolean>();
		for (const { name, how } of locks) byName.set(name, how === "alone" || byName.get(name) === true);
		if (byName.size === 0) return;
		const names = [...byName.keys()].toSorted();
		await take(queries, { names, areAlone: names.map((name) => byName.get(name) === true) });
	};
}
