import type { Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { createTotpSecrets, type ShownSecret } from "./totp-secret.ts";

/** Authenticator apps of administrators. A code of a step that was used, or of one before it, is refused. */
export function createTotp(vault: Vault) {
	const secrets = createTotpSecrets(vault);

	return {
		async isSetUp(queries: Queries, username: string): Promise<boolean> {
			const row = await find(queries, username);
			return row !== undefined && row.secret_sealed !== null;
		},

		/** Makes a secret that counts once it was confirmed. */
		async begin(queries: Queries, username: string): Promise<ShownSecret> {
			const { sealed: pending_sealed, shown } = secrets.make(username);
			await queries
				.insertInto("totp")
				.values({ username, secret_sealed: null, pending_sealed, last_step: null })
				.onConflict((conflict) => conflict.column("username").doUpdateSet({ pending_sealed }))
				.execute();
			return shown;
		},

		/** `none`: nothing was begun. */
		async confirm(queries: Queries, username: string, code: string, now: number): Promise<"done" | "wrong" | "none"> {
			const pending = (await find(queries, username))?.pending_sealed ?? null;
			if (pending === null) return "none";
			const last_step = secrets.stepOf(username, pending, code, now);
			if (last_step === undefined) return "wrong";
			const { numUpdatedRows } = await queries
				.updateTable("totp")
				.set({ secret_sealed: pending, pending_sealed: null, last_step })
				.where("username", "=", username)
				.where("pending_sealed", "=", pending)
				.executeTakeFirst();
			return numUpdatedRows > 0n ? "done" : "none";
		},

		/** Whether a code is good; it is used up then. One statement decides, so two calls cannot use it at once. */
		async use(queries: Queries, username: string, code: string, now: number): Promise<boolean> {
			const sealed = (await find(queries, username))?.secret_sealed ?? null;
			const step = sealed === null ? undefined : secrets.stepOf(username, sealed, code, now);
			if (step === undefined) return false;
			const { numUpdatedRows } = await queries
				.updateTable("totp")
				.set({ last_step: step })
				.where("username", "=", username)
				.where((row) => row.or([row("last_step", "is", null), row("last_step", "<", step)]))
				.executeTakeFirst();
			return numUpdatedRows > 0n;
		},

		/** False when there was none. */
		async remove(queries: Queries, username: string): Promise<boolean> {
			const { numDeletedRows } = await queries.deleteFrom("totp").where("username", "=", username).executeTakeFirst();
			return numDeletedRows > 0n;
		},
	};
}

function find(queries: Queries, username: string) {
	return queries.selectFrom("totp").selectAll().where("username", "=", username).executeTakeFirst();
}
