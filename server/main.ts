import { constants } from "node:os";
import { type App, createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { explainFailedStart } from "./failed-start.ts";
import { toStandardOutput } from "./standard-output.ts";

/** Starts the service from the environment and stops it on SIGINT or SIGTERM; a second one ends it at once. */
async function main(): Promise<void> {
	const config = readConfig(process.env);
	try {
		const app = await createApp(config);
		stopOnSignals(app);
		await app.start();
		toStandardOutput().write(greeting(config, app));
	} catch (error) {
		fail(error, config);
	}
}

/** How long `/readyz` says no before the listener closes, so that whoever shares out requests sends them elsewhere. */
const noticeMs = 1_000;
/** Last resort, below the ten seconds that supervisors wait: each part of the stop has a bound of its own. */
const stopMs = 9_000;
/** A Ctrl-C in `npm start` comes several times: from the terminal, and from each program between that passes it on. */
const sameKeypressMs = 500;

function stopOnSignals(app: App): void {
	let stoppingSince: number | undefined;
	const stop = (signal: keyof typeof numberOf) => {
		if (stoppingSince !== undefined) {
			const isSameKeypress = signal === "SIGINT" && performance.now() - stoppingSince < sameKeypressMs;
			if (!isSameKeypress) process.exit(128 + numberOf[signal]);
			return;
		}
		stoppingSince = performance.now();
		setTimeout(() => fail("The stop took too long and was cut off. Nothing acknowledged is lost."), stopMs).unref();
		// Nobody waits for a notice at a terminal.
		app.stop(signal === "SIGTERM" ? { noticeMs } : {}).then(
			() => process.exit(0),
			(error) => fail(error),
		);
	};
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

/** A process that a signal ended has 128 and its number as exit code, by the custom of shells. */
const numberOf = constants.signals;

function greeting(config: Config, { url, firstAdministrator: admin, capturedMailUrl, learned }: App): string {
	const made = admin?.password === undefined ? "" : `, password ${admin.password} (made just now, shown this once)`;
	const captured =
		capturedMailUrl === undefined
			? `are captured in ${config.dataDir}/mail, not sent: set SMTP_URL`
			: `are captured, not sent: read them at ${capturedMailUrl} (opens once; then from /admin, under settings)`;
	const asked = config.llm && `asks ${config.llm.model} at ${config.llm.baseUrl}, to which texts are sent`;
	return [
		`\nBillet-doux is ready: ${config.publicUrl}  (it listens at ${url})`,
		`  administrator  ${config.adminUsername}${made}`,
		`  e-mails        ${config.smtpUrl === undefined ? captured : "are sent by SMTP"}`,
		`  moderator      ${[asked ?? "is our own, in this process", ...(learned ? [learned.text] : [])].join("; ")}`,
		`  database       ${config.databaseUrl === undefined ? `SQLite in ${config.dataDir}` : "PostgreSQL"}`,
		...config.warnings.map((warning) => `  warning        ${warning}`),
		"\n",
	].join("\n");
}

function fail(error: unknown, config?: Config): never {
	process.stderr.write(`${explainFailedStart(error, config)}\n`);
	process.exit(1);
}

main().catch((error) => fail(error));
