import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

/** In order of their names. A released migration is never edited or renamed; a change is a new file. */
const folder = join(import.meta.dirname, "migrations");

/**
 * Brings the schema to the newest version; several nodes may call it at once, the migrator locks.
 * @throws the error of the migration that failed, after which the start must not go on.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations } });
	const { error } = await migrator.migrateToLatest();
	if (error !== undefined) throw error;
}

async function getMigrations(): Promise<Record<string, Migration>> {
	const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name));
	const loaded = files.map(async (file): Promise<[string, Migration]> => {
		const { up }: Migration = await import(pathToFileURL(join(folder, file)).href);
		return [file.slice(0, -".ts".length), { up }];
	});
	return Object.fromEntries(await Promise.all(loaded));
}
