import { type Config, readConfig } from "#server/config.ts";
import { explainFailedStart } from "#server/failed-start.ts";
import { createLog } from "#server/log.ts";
import { replaceSecretFile } from "#server/privacy/app-secret.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";
import { StartRefused } from "#server/start-refused.ts";

/**
 * Makes a new secret where it is a file in DATA_DIR, and gives it to the database: `npm run secret:rotate`. It wants the
 * service's settings; a service that runs stops by itself to use the database, and has to be started again.
 */
async function rotate(config: Config): Promise<string> {
	if (config.appSecret !== undefined) throw new StartRefused(bySettings);
	const log = createLog("error");
	// It belongs to the secret in the file, or the file must not be replaced; what was begun before is done first.
	await (await openSealedDatabase(config, log)).database.close();
	const { file, fileBefore } = replaceSecretFile(config.dataDir);
	process.stdout.write("A new secret was made. A running service has ten seconds to stop using the database.\n");
	await (await openSealedDatabase(config, log)).database.close();
	return [
		`The secret was replaced; the new one is in ${file}. Start the service: it re-encrypts everything from the old one, and`,
		"its log says when that's done. Copy the new file to where you keep the secret, apart from backups of the database.",
		`The old one is in ${fileBefore}. You need it to restore backups from before now: keep a copy with`,
		"those backups for as long as you keep them, then delete the file.",
		"",
	].join("\n");
}

const bySettings = [
	"The secret is given as APP_SECRET, which this command can't change. Nothing was done. On every node, set:",
	"  APP_SECRET         a new one: openssl rand -base64 32",
	"  APP_SECRET_BEFORE  the current APP_SECRET",
	"and start the service again: docs/operations.md",
];

let config: Config | undefined;
try {
	config = readConfig(process.env);
	process.stdout.write(await rotate(config));
} catch (error) {
	process.stderr.write(`${explainFailedStart(error, config)}\n`);
	process.exitCode = 1;
}
