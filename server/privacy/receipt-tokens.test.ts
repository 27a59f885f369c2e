import { randomUUIDv7 } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createReceiptTokens } from "./receipt-tokens.ts";
import { createVault, keysOf } from "./seal.ts";

const tokens = createReceiptTokens(createVault("a secret for tests, long enough to be one"));
const id = randomUUIDv7();

describe("the token of a receipt", () => {
	it("is the same whenever it is made, and leads back to its note", () => {
		const token = tokens.tokenOf(id);
		expect(token).toBe(tokens.tokenOf(id));
		expect(token).toMatch(/^[\w-]{54}$/);
		expect(tokens.messageIdOf(token)).toBe(id);
	});

	it("is nobody else's to make: another note's, another secret's, or an altered one", () => {
		const token = tokens.tokenOf(id);
		const others = createReceiptTokens(createVault("another secret for tests, long enough too"));
		const last = token.endsWith("A") ? "B" : "A";
		const forged = [
			randomUUIDv7().replaceAll("-", "") + token.slice(32),
			others.tokenOf(id),
			token.slice(0, -1) + last,
			token.toUpperCase(),
			token.slice(0, -1),
			`${token}A`,
			id,
			"",
		];
		expect(forged.map(tokens.messageIdOf)).toEqual(forged.map(() => undefined));
	});

	it("that was given out before the secret was replaced is known apart from those of today", () => {
		const earlier = [keysOf("a secret for tests, long enough to be one")];
		const since = createReceiptTokens(createVault("another secret for tests, long enough too", earlier));
		const token = tokens.tokenOf(id);
		expect([since.messageIdOf(token), since.messageIdOfAnyTime(token)]).toEqual([undefined, id]);
		expect([since.messageIdOf(since.tokenOf(id)), tokens.messageIdOfAnyTime(since.tokenOf(id))]).toEqual([
			id,
			undefined,
		]);
	});
});
