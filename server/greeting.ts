import type { Config } from "./config.ts";
import type { StartFacts } from "./siblings.ts";

/** What a start prints for whoever runs the service: where it is, and what is made just now. */
export function greeting(config: Config, { url, password, capturedMailUrl, learned }: StartFacts): string {
	const made = password === undefined ? "" : `, password ${password} (made just now, shown this once)`;
	const captured =
		capturedMailUrl === undefined
			? `are captured in ${config.dataDir}/mail, not sent: set SMTP_URL`
			: `are captured, not sent: read them at ${capturedMailUrl} (opens once; then from /admin, under settings)`;
	const asked = config.llm && `asks ${config.llm.model} at ${config.llm.baseUrl}, to which texts are sent`;
	const own = config.processes > 1 ? "is our own, in each process" : "is our own, in this process";
	const several = `${config.processes} serve visitors${config.roles.worker ? ", one more works in the background" : ""}`;
	return [
		`\nBillet-doux is ready: ${config.publicUrl}  (it listens at ${url})`,
		`  administrator  ${config.adminUsername}${made}`,
		`  e-mails        ${config.smtpUrl === undefined ? captured : "are sent by SMTP"}`,
		`  moderator      ${[asked ?? own, ...(learned === undefined ? [] : [learned])].join("; ")}`,
		`  database       ${config.databaseUrl === undefined ? `SQLite in ${config.dataDir}` : "PostgreSQL"}`,
		...(config.processes > 1 ? [`  processes      ${several}`] : []),
		...config.warnings.map((warning) => `  warning        ${warning}`),
		"\n",
	].join("\n");
}
