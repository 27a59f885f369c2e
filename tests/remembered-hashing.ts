import { hashPassword, verifyPassword } from "#server/admin/password.ts";
import type { PasswordHashing } from "#server/admin/password-pool.ts";

/** What was asked of argon2id in this worker so far, by question. */
const answers = new Map<string, Promise<string | boolean>>();

function once<T extends string | boolean>(question: readonly string[], ask: () => Promise<T>): Promise<T> {
	const key = JSON.stringify(question);
	const answer = answers.get(key) ?? ask();
	answers.set(key, answer);
	return answer as Promise<T>;
}

/**
 * argon2id, which is asked each question once: it takes half a second on a busy machine, every test has an administrator,
 * and nearly all have the same password.
 */
export const rememberedHashing: PasswordHashing = {
	hash: (password) => once([password], () => hashPassword(password)),
	verify: (password, hash) => once([password, hash], () => verifyPassword(password, hash)),
};
