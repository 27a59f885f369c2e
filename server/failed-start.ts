import { ExpectedError } from "#contract/errors.ts";
import type { Config } from "./config.ts";
import { StartRefused } from "./start-refused.ts";

/** What to tell the operator of a start that failed: what to do where we know it, the error with its stack elsewhere. */
export function explainFailedStart(error: unknown, config: Config | undefined): string {
	if (error instanceof StartRefused) return error.message;
	const known = config && explainOutside(error, config);
	return known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** What is wrong around the service: its port, its folder, its database. Errors of Node carry `code` and `syscall`. */
function explainOutside(error: unknown, { host, port, metricsPort, dataDir, databaseUrl }: Config): string | undefined {
	if (error instanceof ExpectedError && error.code === "unavailable") {
		const why = codeOf(error.detail.cause);
		if (databaseUrl === undefined)
			return `The SQLite database in ${dataDir} cannot be used (${why}). Nothing was changed.`;
		const { host: server } = new URL(databaseUrl);
		return `PostgreSQL at ${server} cannot be used (${why}). Check that it is running and that DATABASE_URL points to it.`;
	}
	const { code, syscall, path, port: at = port } = Object(error) as NodeJS.ErrnoException & { readonly port?: number };
	const variable = at === metricsPort ? "METRICS_PORT" : "PORT";
	if (syscall === "listen" && code === "EADDRINUSE")
		return `Another program already listens at ${host}:${at}. Stop it, or set ${variable} to another number.`;
	if (syscall === "listen")
		return `The service can't listen at ${host}:${at} (${code}). Set HOST and ${variable} to values this machine allows.`;
	if (path?.startsWith(dataDir) === true)
		return `DATA_DIR cannot be used: ${syscall} ${path} failed (${code}). Check that it exists, has free space and is writable.`;
	return undefined;
}

function codeOf(cause: unknown): string {
	const { code, errcode, name } = Object(cause);
	return String(errcode ?? code ?? name ?? "no reason given");
}
