import {
	beginTotp,
	confirmTotp,
	readSecondFactor,
	removeTotp,
	renewRecoveryCodes,
} from "#contract/admin-second-factor.ts";
import { ExpectedError } from "#contract/errors.ts";
import type { AuditLog } from "#server/admin/audit-log.ts";
import type { OwnPassword } from "#server/admin/own-password.ts";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/engine.ts";
import type { Serve } from "#server/http/serve.ts";
import { passkeyStore } from "./passkey-store.ts";
import type { SecondFactors } from "./second-factors.ts";

export interface SecondFactorParts {
	readonly database: Database;
	readonly factors: SecondFactors;
	readonly confirmPassword: OwnPassword;
	readonly audit: AuditLog;
	readonly clock: Clock;
}

/** One’s own second factors, and whether everybody needs one. Each change asks for the password again. */
export function serveSecondFactor(
	serve: Serve,
	{ database, factors, confirmPassword, audit, clock }: SecondFactorParts,
) {
	const { totp, passkeys, codes } = factors;

	serve(readSecondFactor, (_, { session: { username } }) =>
		database.read(async (queries) => ({
			success: true as const,
			is_required: await factors.isRequired(queries),
			has_totp: await totp.isSetUp(queries, username),
			passkeys: (await passkeyStore.list(queries, username)).map(({ id, name, created_at, used_at }) => ({
				id,
				name,
				created_at: new Date(created_at).toISOString(),
				used_at: used_at === null ? null : new Date(used_at).toISOString(),
			})),
			recovery_codes_left: await codes.left(queries, username),
			passkeys_work_here: passkeys.workHere,
		})),
	);

	serve(beginTotp, async ({ body }, { session: { username } }) => {
		await confirmPassword(username, body.password);
		return { success: true as const, ...(await database.write((queries) => totp.begin(queries, username))) };
	});

	serve(confirmTotp, async ({ body }, { session: { username } }) => {
		const code = body.code.replaceAll(/\s/g, "");
		const recovery_codes = await database.write(async (queries) => {
			const outcome = await totp.confirm(queries, username, code, clock());
			if (outcome === "none") throw new ExpectedError("not_found", "not_found");
			if (outcome === "wrong") throw new ExpectedError("invalid_input", "code_wrong", { field: "code" });
			await audit.record(queries, username, "totp_set_up");
			return factors.firstCodes(queries, username);
		});
		return { success: true as const, recovery_codes };
	});

	serve(removeTotp, async ({ body }, { session: { username } }) => {
		await confirmPassword(username, body.password);
		await database.write(async (queries) => {
			if (!(await totp.remove(queries, username))) throw new ExpectedError("not_found", "not_found");
			await factors.afterRemoval(queries, username);
			await audit.record(queries, username, "totp_removed");
		});
		return { success: true as const };
	});

	serve(renewRecoveryCodes, async ({ body }, { session: { username } }) => {
		await confirmPassword(username, body.password);
		const recovery_codes = await database.write(async (queries) => {
			if ((await factors.methodsOf(queries, username)).length === 0) throw new ExpectedError("not_found", "not_found");
			await audit.record(queries, username, "recovery_codes_renewed");
			return codes.renew(queries, username);
		});
		return { success: true as const, recovery_codes };
	});
}
