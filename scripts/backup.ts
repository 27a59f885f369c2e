import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { takeBackup } from "#scripts/backup/take-backup.ts";
import { type Config, readConfig } from "#server/config.ts";
import { explainFailedStart } from "#server/failed-start.ts";
import { StartRefused } from "#server/start-refused.ts";

const usage = `npm run --silent backup -- FILE|FOLDER
  copies the SQLite database while the service runs, and touches BACKUP_MARKER; see docs/backup.md
`;

/** Exit code 1: there is no backup. 2: it was called wrongly. */
function main(args: readonly string[]): number {
	const [place, ...others] = args;
	if (place === undefined || place === "" || place.startsWith("-") || others.length > 0) {
		process.stderr.write(usage);
		return 2;
	}
	let config: Config | undefined;
	try {
		config = readConfig(process.env);
		if (config.databaseUrl !== undefined) throw new StartRefused(onPostgres);
		const target = resolve(process.env.INIT_CWD ?? "", place);
		const file = takeBackup({ dataDir: config.dataDir, target, now: new Date() });
		process.stdout.write(`${[`Backed up to ${file}`, ...secretLines(config, dirname(file))].join("\n")}\n`);
		if (config.backupMarker !== undefined) touch(config.backupMarker);
		return 0;
	} catch (error) {
		process.stderr.write(`${explainFailedStart(error, config)}\n`);
		return 1;
	}
}

/** The service's own tool knows the server's version, its roles and its log; a wrapper would only hide them. */
const onPostgres = [
	"The database is PostgreSQL: back it up with its own tools. Nothing was done. For a single backup:",
	'pg_dump --format=custom --file=/backup/billet-doux.dump "$DATABASE_URL" && touch /backup/done',
	"To lose less than a day: continuous archiving (postgresql.org/docs, “Continuous Archiving and PITR”).",
	"Neither contains APP_SECRET: keep it elsewhere. After a restore, before the start: npm run restore -- --in-place",
];

function secretLines({ appSecret, dataDir }: Config, folder: string): readonly string[] {
	const secret = appSecret === undefined ? resolve(join(dataDir, "secret.key")) : "APP_SECRET";
	const kept = `The secret (${secret}) is not in the backup. Without it nobody can read the backup, and with it anybody can: keep a copy elsewhere.`;
	if (!existsSync(join(folder, "secret.key"))) return [kept];
	return [
		kept,
		`There is a secret.key in ${folder}: anyone who gets this folder can read every letter. Move one of them away.`,
	];
}

function touch(marker: string): void {
	try {
		writeFileSync(marker, "", { flag: "a" });
		utimesSync(marker, new Date(), new Date());
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new StartRefused([`The backup is complete, but BACKUP_MARKER (${marker}) can't be touched (${code}).`]);
	}
}

process.exitCode = main(process.argv.slice(2));
