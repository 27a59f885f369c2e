import { parseArgs } from "node:util";
import { administratorStore } from "#server/admin/administrator-store.ts";
import { createAuditLog } from "#server/admin/audit-log.ts";
import { createPasswordPool } from "#server/admin/password-pool.ts";
import { createPasswordResets, resetUrl } from "#server/admin/password-resets.ts";
import { createSecondFactors } from "#server/admin/second-factor/second-factors.ts";
import { sessionStore } from "#server/admin/session-store.ts";
import { systemClock } from "#server/clock.ts";
import { type Config, readConfig } from "#server/config.ts";
import { explainFailedStart } from "#server/failed-start.ts";
import { createLog } from "#server/log.ts";
import { StartRefused } from "#server/start-refused.ts";
import { openExistingDatabase } from "./existing-database.ts";

const usage = `npm run --silent admin:reset -- NAME [--second-factor] [--owner]
  prints a link for setting a new password, which works once and within an hour; can run while the service runs
  --second-factor  also removes the second factors
  --owner          makes the administrator an owner again
`;

/**
 * The way back in for an owner who is locked out. It wants the service’s settings. Exit code 1: nothing was done. 2: it
 * was called wrongly.
 */
async function main(args: readonly string[]): Promise<number> {
	const called = readCall(args);
	if (called === undefined) {
		process.stderr.write(usage);
		return 2;
	}
	let config: Config | undefined;
	try {
		config = readConfig(process.env);
		process.stdout.write(`${await reset(config, called)}\n`);
		return 0;
	} catch (error) {
		process.stderr.write(`${explainFailedStart(error, config)}\n`);
		return 1;
	}
}

interface Call {
	readonly name: string;
	readonly secondFactor: boolean;
	readonly owner: boolean;
}

function readCall(args: readonly string[]): Call | undefined {
	const options = { "second-factor": { type: "boolean" }, owner: { type: "boolean" } } as const;
	try {
		const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
		const [name, ...others] = positionals;
		if (name === undefined || others.length > 0) return undefined;
		return { name, secondFactor: values["second-factor"] === true, owner: values.owner === true };
	} catch {
		return undefined;
	}
}

/** The link to open. */
async function reset(config: Config, { name, secondFactor, owner }: Call): Promise<string> {
	const { database, vault } = await openExistingDatabase(config, createLog("warn"));
	try {
		const found = await database.read((queries) => administratorStore.findWritten(queries, name));
		if (found === undefined) throw new StartRefused([`There is no administrator “${name}”. Nothing was changed.`]);
		const { username } = found;
		const audit = createAuditLog(systemClock);
		const passwords = createPasswordPool();
		const resets = createPasswordResets({ database, passwords, audit, clock: systemClock });
		const { publicUrl } = config;
		const factors = createSecondFactors({ vault, publicUrl, clock: systemClock });
		const { token } = await database.write(async (queries) => {
			if (secondFactor) {
				await factors.removeAll(queries, username);
				await sessionStore.removeAll(queries, username);
				await audit.record(queries, "", "second_factor_removed", username);
			}
			if (owner) {
				await administratorStore.setRole(queries, username, "owner");
				await audit.record(queries, "", "made_owner", username);
			}
			return resets.make(queries, "", username);
		});
		return resetUrl(publicUrl, token);
	} finally {
		await database.close();
	}
}

process.exitCode = await main(process.argv.slice(2));
