import { type App, createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { toStandardOutput } from "./standard-output.ts";

/** Starts the service from the environment and stops it on SIGINT or SIGTERM. */
async function main(): Promise<void> {
	const config = readConfig(process.env);
	const app = await createApp(config);
	let stopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			if (stopping) return;
			stopping = true;
			app.stop().then(() => process.exit(0), fail);
		});
	}
	await app.start();
	toStandardOutput().write(greeting(config, app));
}

function greeting(config: Config, { url, firstAdministrator: admin, capturedMailUrl }: App): string {
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
		`  moderator      ${asked ?? "is our own, in this process"}`,
		`  database       ${config.databaseUrl === undefined ? `SQLite in ${config.dataDir}` : "PostgreSQL"}\n\n`,
	].join("\n");
}

function fail(error: unknown): never {
	const known = error instanceof ConfigError ? error.message : undefined;
	process.stderr.write(`${known ?? (error instanceof Error ? error.stack : String(error))}\n`);
	process.exit(1);
}

main().catch(fail);
