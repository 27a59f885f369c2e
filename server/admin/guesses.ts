import { createHash } from "node:crypto";
import { ExpectedError } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queries } from "#server/database/engine.ts";
import { createLimit } from "#server/http/rate-limit.ts";
import type { Vault } from "#server/privacy/seal.ts";
import { guessStore } from "./guess-store.ts";
import { knownDeviceStore } from "./known-device-store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Guesses in a quarter of an hour … */
const windowMs = 15 * minute;
/** … at one account: by all strangers together, and by each browser or source in which its owner has signed in. */
const perAccount = { max: 10, ms: windowMs } as const;
/** … by one stranger, and by all strangers together on a node: they never cost more than a few seconds of work. */
const strangers = { perSource: 50, together: 100 } as const;
const forgottenAfterMs = 90 * day;

/** Who signs in. */
export interface Guesser {
	readonly source: string;
	/** The random text that a browser keeps for this alone. */
	readonly device: string | undefined;
}

/** A guess that somebody wants to make. */
export interface Guess {
	/** Strangers wait in a shorter queue. */
	readonly who: "known" | "stranger";
	/** Counts it. @throws {ExpectedError} `rate_limited` */
	take(): Promise<void>;
	/** The password was right, or was not looked at after all. */
	giveBack(): Promise<void>;
}

interface GuessesBase {
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
}

/**
 * Limits how often passwords are guessed. Strangers share an account's guesses, wherever they come from, so that many
 * addresses give nobody more of them; whoever has signed in before has guesses of their own, so that strangers never lock
 * them out. See decisions/0031.
 */
export function createGuesses(base: GuessesBase) {
	const { database, clock } = base;
	const account = createAccountLimit(base);
	const seconds = windowMs / 1_000;
	const perSource = createLimit("guesses of a source", { points: strangers.perSource, seconds });
	const together = createLimit("guesses of all", { points: strangers.together, seconds });
	/** The sources of the day in which an account's owner has signed in, in this process. */
	const knownSources = new Map<string, Set<string>>();

	async function guessOfStranger(username: string, source: string): Promise<Guess> {
		const guess = account.guess("account", username);
		await together.assertOpen("");
		await perSource.take(source);
		return {
			who: "stranger",
			async take() {
				await together.take("");
				await guess.take().catch(async (refusal: unknown) => {
					await together.giveBack("");
					throw refusal;
				});
			},
			async giveBack() {
				await together.giveBack("");
				await guess.giveBack();
			},
		};
	}

	return {
		/** Which count somebody's guess goes to. @throws {ExpectedError} `rate_limited` when that is used up already. */
		async of(username: string, { source, device }: Guesser): Promise<Guess> {
			const hash = hashOf(device);
			if (hash !== "" && (await database.read((queries) => knownDeviceStore.isKnown(queries, username, hash)))) {
				return account.guess("device", username, hash);
			}
			if (knownSources.get(username)?.has(source)) return account.guess("source", username, source);
			return guessOfStranger(username, source);
		},

		/** That of somebody who knows the password, at codes. @throws {ExpectedError} `rate_limited` when it is used up. */
		async ofCode(username: string, { device }: Guesser): Promise<Guess> {
			const hash = hashOf(device);
			const isKnown =
				hash !== "" && (await database.read((queries) => knownDeviceStore.isKnown(queries, username, hash)));
			return isKnown ? account.guess("code", username, hash) : account.guess("code", username);
		},

		/** That of somebody who found a session open. @throws {ExpectedError} `rate_limited` when it is used up already. */
		inSession: (username: string): Guess => account.guess("session", username),

		/** Remembers, in the caller's transaction, where an account's owner has signed in. */
		async remember(queries: Queries, username: string, { source, device }: Guesser): Promise<void> {
			knownSources.set(username, (knownSources.get(username) ?? new Set()).add(source));
			const now = clock();
			await knownDeviceStore.forgetUnused(queries, now - forgottenAfterMs);
			if (device !== undefined) await knownDeviceStore.remember(queries, username, hashOf(device), now);
		},
	};
}

export type Guesses = ReturnType<typeof createGuesses>;

/** The guesses at accounts, counted in the database; refusals are remembered here, and cost it nothing more. */
function createAccountLimit({ database, vault, clock }: GuessesBase) {
	const refusedSince = new Map<string, number>();

	/** @throws {ExpectedError} when the key's guesses are known to be used up. */
	function assertOpen(key: string): void {
		const last = refusedSince.get(key);
		if (last === undefined) return;
		const waitMs = last + windowMs - clock();
		if (waitMs > 0 && waitMs <= 2 * windowMs) throw refusal(waitMs);
		refusedSince.delete(key);
	}

	return {
		/** @throws {ExpectedError} `rate_limited`, without asking the database, when there is none left. */
		guess(...names: readonly string[]): Guess {
			const key = vault.key("guess", JSON.stringify(names));
			assertOpen(key);
			return {
				who: "known",
				async take() {
					assertOpen(key);
					const last = await database.write((queries) => guessStore.take(queries, key, clock(), perAccount));
					if (last === undefined) return;
					refusedSince.set(key, last);
					throw refusal(last + windowMs - clock());
				},
				async giveBack() {
					await database.write((queries) => guessStore.giveBack(queries, key));
					refusedSince.delete(key);
				},
			};
		},
	};
}

function refusal(waitMs: number): ExpectedError {
	const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
	return new ExpectedError("rate_limited", "rate_limited", { errorType: "rate_limit", retryAfterSeconds });
}

/** A fast hash does for 256 random bits; empty for none. */
function hashOf(device: string | undefined): string {
	return device === undefined ? "" : createHash("sha256").update(device).digest("base64url");
}
