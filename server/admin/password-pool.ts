import { randomInt } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** Hashing passwords, which is slow on purpose. */
export interface PasswordHashing {
	hash(password: string): Promise<string>;
	verify(password: string, hash: string): Promise<boolean>;
}

/** Strangers are whoever may be guessing. */
type Who = "known" | "stranger";

/** How many work at once: two at most, of libuv's four threads, which files and look-ups need too; one of them a stranger. */
const atOnce = { all: 2, stranger: 1 } as const;
/** How many of each may wait. */
const maxWaiting = 10;

/** Lets few work with passwords at once and few more wait, however many come. Those who are known come first. */
export function createPasswordPool({ hash, verify }: PasswordHashing = argon2id) {
	const waiting: Record<Who, (() => void)[]> = { known: [], stranger: [] };
	const running: Record<Who, number> = { known: 0, stranger: 0 };

	const isFree = (who: Who) =>
		running.known + running.stranger < atOnce.all && (who === "known" || running.stranger < atOnce.stranger);

	function admit(): void {
		for (const who of ["known", "stranger"] as const) {
			while (isFree(who) && waiting[who].length > 0) {
				running[who]++;
				waiting[who].shift()?.();
			}
		}
	}

	/** Waits for a place and works there. @throws {ExpectedError} `rate_limited` when too many wait already. */
	async function run<T>(who: Who, work: () => Promise<T>): Promise<T> {
		if (waiting[who].length >= maxWaiting) {
			// Not all at the same moment again.
			const retryAfterSeconds = randomInt(2, 6);
			throw new ExpectedError("rate_limited", "rate_limited", { errorType: "rate_limit", retryAfterSeconds });
		}
		const turn = new Promise<void>((resolve) => waiting[who].push(resolve));
		admit();
		await turn;
		try {
			return await work();
		} finally {
			running[who]--;
			admit();
		}
	}

	return {
		run,
		/** To be called within `run`. */
		verify,
		/** @throws {ExpectedError} `rate_limited` when too many wait already. */
		hash: (password: string) => run("known", () => hash(password)),
	};
}

export type PasswordPool = ReturnType<typeof createPasswordPool>;

const argon2id: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
