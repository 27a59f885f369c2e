import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { passkeyStore } from "./passkey-store.ts";
import { createPasskeys } from "./passkeys.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";
import { createTotp } from "./totp.ts";

/** How somebody may show that they are more than a password. A recovery code is taken wherever a code is. */
export type FactorMethod = "code" | "passkey";

interface SecondFactorsBase {
	readonly vault: Vault;
	readonly publicUrl: string;
	readonly clock: Clock;
}

/** The second factors of administrators: authenticator apps, passkeys, and recovery codes for when those are lost. */
export function createSecondFactors({ vault, publicUrl, clock }: SecondFactorsBase) {
	const totp = createTotp(vault);
	const passkeys = createPasskeys(vault, publicUrl);
	const codes = createRecoveryCodes(vault);

	/** Which of them an administrator has; none: the password does. */
	async function methodsOf(queries: Queries, username: string): Promise<readonly FactorMethod[]> {
		const hasPasskey = (await passkeyStore.list(queries, username)).length > 0;
		const hasTotp = await totp.isSetUp(queries, username);
		if (!hasTotp && !hasPasskey) return [];
		return hasPasskey ? ["code", "passkey"] : ["code"];
	}

	return {
		totp,
		passkeys,
		codes,
		methodsOf,

		/** Codes for whoever has none yet; null: they have. */
		async firstCodes(queries: Queries, username: string): Promise<string[] | null> {
			return (await codes.left(queries, username)) > 0 ? null : codes.renew(queries, username);
		},

		/** Whether a code of the app, or a recovery code, is good. It is used up then. */
		async useCode(queries: Queries, username: string, written: string): Promise<"totp" | "recovery" | undefined> {
			const digits = written.replaceAll(/\s/g, "");
			if (/^\d{6}$/.test(digits)) return (await totp.use(queries, username, digits, clock())) ? "totp" : undefined;
			return (await codes.use(queries, username, written)) ? "recovery" : undefined;
		},

		/** The recovery codes go with the last factor. */
		async afterRemoval(queries: Queries, username: string): Promise<void> {
			if ((await methodsOf(queries, username)).length === 0) await codes.remove(queries, username);
		},

		/** All that an administrator has. */
		async removeAll(queries: Queries, username: string): Promise<void> {
			await totp.remove(queries, username);
			await passkeyStore.removeAll(queries, username);
			await codes.remove(queries, username);
		},

		isRequired: (queries: Queries): Promise<boolean> => isRequired(queries),

		async require(queries: Queries, isWanted: boolean): Promise<void> {
			const requires_second_factor = isWanted ? 1 : 0;
			await queries
				.insertInto("sign_in_rule")
				.values({ id: "current", requires_second_factor })
				.onConflict((conflict) => conflict.column("id").doUpdateSet({ requires_second_factor }))
				.execute();
		},

		/** @throws {ExpectedError} `conflict` where browsers refuse passkeys. */
		assertPasskeysWork(): void {
			if (!passkeys.workHere) throw new ExpectedError("conflict", "passkeys_impossible");
		},
	};
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;

async function isRequired(queries: Queries): Promise<boolean> {
	const rule = await queries
		.selectFrom("sign_in_rule")
		.select("requires_second_factor")
		.where("id", "=", "current")
		.executeTakeFirst();
	return rule?.requires_second_factor === 1;
}
