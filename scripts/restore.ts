import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreFile } from "#scripts/restore/restore-file.ts";
import { type Settled, settlePast } from "#scripts/restore/settle-past.ts";
import { type Config, readConfig } from "#server/config.ts";
import { explainFailedStart } from "#server/failed-start.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { StartRefused } from "#server/start-refused.ts";

const usage = `npm run --silent restore -- FILE [--nothing-sent-since]
npm run --silent restore -- --in-place [--nothing-sent-since]
  FILE                  a SQLite backup to restore into an empty DATA_DIR
  --in-place            the database is already in place, put there by pg_restore, litestream or a snapshot
  --nothing-sent-since  the service was stopped before the backup was taken and hasn't run since: nothing is put on hold
  Stop the service first. See docs/backup.md
`;

interface Order {
	/** Undefined: in place. */
	readonly file: string | undefined;
	readonly nothingSentSince: boolean;
}

/** Exit code 1: nothing was restored. 2: it was called wrongly. */
async function main(args: readonly string[]): Promise<number> {
	const order = readOrder(args);
	if (order === undefined) {
		process.stderr.write(usage);
		return 2;
	}
	let config: Config | undefined;
	try {
		config = readConfig(process.env);
		process.stdout.write(report(await restore(config, order), order));
		return 0;
	} catch (error) {
		process.stderr.write(`${explainFailedStart(error, config)}\n`);
		return 1;
	}
}

function readOrder(args: readonly string[]): Order | undefined {
	const options = { "in-place": { type: "boolean" }, "nothing-sent-since": { type: "boolean" } } as const;
	try {
		const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
		const [file, ...others] = positionals;
		const isInPlace = values["in-place"] === true;
		if (others.length > 0 || file === "" || (file === undefined) !== isInPlace) return undefined;
		return { file, nothingSentSince: values["nothing-sent-since"] === true };
	} catch {
		return undefined;
	}
}

async function restore(config: Config, { file, nothingSentSince }: Order): Promise<Settled> {
	const log = createLog("warn");
	if (file !== undefined) {
		if (config.databaseUrl !== undefined) throw new StartRefused(onPostgres);
		const path = resolve(process.env.INIT_CWD ?? "", file);
		return restoreFile({ config, file: path, nothingSentSince, log });
	}
	const { database, vault } = await openSealedDatabase(config, log);
	try {
		return await settlePast({ database, vault, log }, nothingSentSince);
	} finally {
		await database.close();
	}
}

const onPostgres = [
	"The database is PostgreSQL: restore it with its own tools. Nothing was done. With an empty database, run:",
	'pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" /backup/billet-doux.dump',
	"Then, before the start: npm run restore -- --in-place",
];

function report({ held, jobs }: Settled, { nothingSentSince }: Order): string {
	const mail = nothingSentSince
		? ["Waiting e-mails are sent at the next start, since you said that nothing was sent in the meantime."]
		: [
				`E-mails on hold: ${held}. They were waiting in the backup and may have been sent since.`,
				...(held > 0 ? ["Decide on them with npm run on-hold, or under E-mail templates → Deliverability."] : []),
			];
	const lines = [
		...mail,
		...(jobs > 0 ? [`Bulk decisions stopped: ${jobs}. The messages they hadn't reached are pending.`] : []),
		"Everybody has to sign in again.",
		`The start erases everything that's due by ${new Date().toISOString()}: check that this is the right time.`,
		"Everything after the backup is lost, including opt-outs, erasures and account changes: docs/backup.md",
	];
	return `Restored. Start the service.\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

process.exitCode = await main(process.argv.slice(2));
