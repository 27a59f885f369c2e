import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { StartRefused } from "#server/start-refused.ts";

/** In order of their names. A released migration is never edited or renamed; a change is a new file. */
const folder = join(import.meta.dirname, "migrations");

/**
 * Brings the schema to the newest version; several nodes may call it at once, the migrator locks.
 * @throws {StartRefused} when a later release has changed the schema; else the error of the migration that failed, after
 * which the start must not go on.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations } });
	const { error } = await migrator.migrateToLatest();
	if (error === undefined) return;
	await refuseLater(db, error);
	throw error;
}

/** What this release has not is of a later one: a released migration is never renamed. */
async function refuseLater<T>(db: Kysely<T>, cause: unknown): Promise<void> {
	const known = Object.keys(await getMigrations()).toSorted();
	const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`
		.execute(db)
		.catch(() => undefined);
	const later = done?.rows.map(({ name }) => name).filter((name) => !known.includes(name)) ?? [];
	if (later.length > 0) throw new StartRefused(laterRelease(later.at(-1), known.at(-1)), { cause });
}

const laterRelease = (last = "", known = "") => [
	"The database belongs to a later release of the service than this one. Nothing was changed.",
	`Its schema is at ${last}; this release only knows schemas up to ${known}.`,
	`Start the release that ran here last, or a later one: its server/database/migrations has ${last}.ts.`,
	"To stay with this one, restore the backup taken before the upgrade: docs/operations.md, docs/backup.md.",
];

async function getMigrations(): Promise<Record<string, Migration>> {
	const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name));
	const loaded = files.map(async (file): Promise<[string, Migration]> => {
		const { up }: Migration = await import(pathToFileURL(join(folder, file)).href);
		return [file.slice(0, -".ts".length), { up }];
	});
	return Object.fromEntries(await Promise.all(loaded));
}
