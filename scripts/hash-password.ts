import { text } from "node:stream/consumers";
import { parseNewPassword } from "#contract/account-rules.ts";
import { limits } from "#contract/limits.ts";
import { isCommonPassword } from "#server/admin/new-password.ts";
import { hashPassword } from "#server/admin/password.ts";

/**
 * Prints the hash of a password as `ADMIN_PASSWORD_HASH` takes it: `npm run --silent password:hash`. The password is
 * read from standard input, since arguments stay in the shell's history.
 */
async function main(): Promise<void> {
	const password = (await text(process.stdin)).replace(/\r?\n$/, "");
	if (!parseNewPassword(password).ok) {
		const { min, max } = limits.passwordCharacters;
		throw new Error(`give a password of ${min} to ${max} characters on standard input`);
	}
	if (await isCommonPassword(password)) {
		throw new Error("this is one of the most common passwords, which are guessed first: choose another");
	}
	process.stdout.write(`${await hashPassword(password)}\n`);
}

await main();
