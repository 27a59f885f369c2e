import { randomInt } from "node:crypto";
import type { Queries } from "#server/database/engine.ts";
import type { Vault } from "#server/privacy/seal.ts";

const count = 10;
/** Crockford’s base 32: without letters that are taken for digits. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Five bits each: with fifty there is nothing to guess, online or by a stolen database without the secret. */
const characters = 10;

/** Codes for whoever has lost the second factor, each good for one sign-in. Kept as HMACs. */
export function createRecoveryCodes(vault: Vault) {
	const keyOf = (username: string, code: string) => vault.key("recovery-code", `${username}\n${plain(code)}`);

	return {
		/** Ten new ones; those before no longer work. */
		async renew(queries: Queries, username: string): Promise<string[]> {
			const codes = Array.from({ length: count }, makeCode);
			await removeCodes(queries, username);
			const rows = codes.map((code) => ({ code_key: keyOf(username, code), username }));
			await queries.insertInto("recovery_code").values(rows).execute();
			return codes;
		},

		async left(queries: Queries, username: string): Promise<number> {
			const { left } = await queries
				.selectFrom("recovery_code")
				.select(({ fn }) => fn.countAll<number>().as("left"))
				.where("username", "=", username)
				.executeTakeFirstOrThrow();
			return Number(left);
		},

		/** Whether a code is good; it is used up then. */
		async use(queries: Queries, username: string, code: string): Promise<boolean> {
			const { numDeletedRows } = await queries
				.deleteFrom("recovery_code")
				.where("username", "=", username)
				.where("code_key", "=", keyOf(username, code))
				.executeTakeFirst();
			return numDeletedRows > 0n;
		},

		remove: removeCodes,
	};
}

async function removeCodes(queries: Queries, username: string): Promise<void> {
	await queries.deleteFrom("recovery_code").where("username", "=", username).execute();
}

function makeCode(): string {
	const drawn = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)] ?? "").join("");
	return `${drawn.slice(0, characters / 2)}-${drawn.slice(characters / 2)}`;
}

/** A code as it was made, however it is typed. */
function plain(code: string): string {
	return code
		.toUpperCase()
		.replaceAll("O", "0")
		.replaceAll(/[IL]/g, "1")
		.replaceAll(/[^0-9A-Z]/g, "");
}
