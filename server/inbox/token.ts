import { createHash, randomBytes } from "node:crypto";

/** Of the tokens made here, in characters; signed ones are longer. */
export const tokenLength = 43;

/** 256 random bits, base64url. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** A fast hash does for 256 random bits: there is nothing to guess. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
