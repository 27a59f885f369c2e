import { parseArgs } from "node:util";
import { administratorStore } from "#server/admin/administrator-store.ts";
import { createAuditLog } from "#server/admin/audit-log.ts";
import { createPasswordPool } from "#server/admin/password-pool.ts";
import { createPasswordResets, resetUrl } from "#server/admin/password-resets.ts";
import { createSecondFactors } from "#server/admin/second-factor/second-factors.ts";
import { sessionStore } from "#server/admin/session-store.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openSealedDatabase } from "#server/privacy/open-sealed-database.ts";

/**
 * The way back in for an owner who is locked out: `npm run --silent admin:reset -- NAME [--second-factor] [--owner]`.
 * It prints a link that sets a new password once and within an hour; `--second-factor` removes the second factors,
 * `--owner` makes an owner again. It wants the service’s settings, and may run beside it.
 */
async function main(): Promise<void> {
	const options = { "second-factor": { type: "boolean" }, owner: { type: "boolean" } } as const;
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const [name = ""] = positionals;
	const config = readConfig(process.env);
	const { database, vault } = await openSealedDatabase(config, createLog("warn"));
	try {
		const found = await database.read((queries) => administratorStore.findWritten(queries, name));
		if (found === undefined) throw new Error(`there is no administrator “${name}”`);
		const { username } = found;
		const audit = createAuditLog(systemClock);
		const passwords = createPasswordPool();
		const resets = createPasswordResets({ database, passwords, audit, clock: systemClock });
		const { publicUrl } = config;
		const factors = createSecondFactors({ vault, publicUrl, clock: systemClock });
		const { token } = await database.write(async (queries) => {
			if (values["second-factor"] === true) {
				await factors.removeAll(queries, username);
				await sessionStore.removeAll(queries, username);
				await audit.record(queries, "", "second_factor_removed", username);
			}
			if (values.owner === true) {
				await administratorStore.setRole(queries, username, "owner");
				await audit.record(queries, "", "made_owner", username);
			}
			return resets.make(queries, "", username);
		});
		process.stdout.write(`${resetUrl(publicUrl, token)}\n`);
	} finally {
		await database.close();
	}
}

await main();
