import type { Config } from "./config.ts";
import type { StartFacts } from "./siblings.ts";

/** What a start prints for whoever runs the service: where it is, and what is made just now. */
export function greeting(config: Config, { url, password, capturedMailUrl, learned }: StartFacts): string {
	const made = password === undefined ? "" : `, password ${password} (new; shown only once)`;
	const captured =
		capturedMailUrl === undefined
			? `are captured in ${config.dataDir}/mail, not sent: set SMTP_URL to send them`
			: `are captured, not sent: read them at ${capturedMailUrl} (opens once; for another link, see Settings in /admin)`;
	const asked = config.llm && `asks ${config.llm.model}, and sends texts to ${config.llm.baseUrl}`;
	const own = config.processes > 1 ? "built in, in each process" : "built in, in this process";
	const several = `${config.processes} serve visitors${config.roles.worker ? ", 1 works in the background" : ""}`;
	return [
		`\nBillet-doux is ready: ${config.publicUrl}  (listening on ${url})`,
		`  administrator  ${config.adminUsername}${made}`,
		`  e-mails        ${config.smtpUrl === undefined ? captured : "are sent by SMTP"}`,
		`  moderator      ${[asked ?? own, ...(learned === undefined ? [] : [learned])].join("; ")}`,
		`  database       ${config.databaseUrl === undefined ? `SQLite in ${config.dataDir}` : "PostgreSQL"}`,
		...(config.processes > 1 ? [`  processes      ${several}`] : []),
		...config.warnings.map((warning) => `  warning        ${warning}`),
		"\n",
	].join("\n");
}
