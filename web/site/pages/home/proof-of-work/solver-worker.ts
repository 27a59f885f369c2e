import { sha256 } from "@noble/hashes/sha2.js";
import { solveChallenge } from "altcha-lib";
import type { DeriveKeyFunction } from "altcha-lib/types";
import type { Challenge } from "#contract/proof-of-work.ts";

/** As altcha-lib does it, but without `crypto.subtle`, which there is on no page without HTTPS. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
	const first = new Uint8Array(salt.length + password.length);
	first.set(salt);
	first.set(password, salt.length);
	let key = sha256(first);
	for (let round = 1; round < cost; round++) key = sha256(key);
	return { derivedKey: key.slice(0, keyLength) };
};

addEventListener("message", async ({ data: challenge }: MessageEvent<Challenge>) => {
	const solution = await solveChallenge({ challenge, deriveKey });
	postMessage(solution === null ? undefined : { counter: solution.counter, derivedKey: solution.derivedKey });
});
