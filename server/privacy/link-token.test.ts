import { randomUUIDv7 } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createLinkTokens } from "./link-token.ts";
import { mailboxKey, recipientKey } from "./mailbox-keys.ts";
import { createVault, keysOf } from "./seal.ts";

const vault = createVault("a secret of at least thirty-two characters");
const tokens = createLinkTokens(vault);
const address = "jane+notes@example.org";
const owner = {
	mailboxKey: mailboxKey(vault, address),
	recipientKey: recipientKey(vault, address),
	messageId: randomUUIDv7(),
};

describe("the token of a link", () => {
	it("tells whom it was sent to, and with which note", () => {
		expect(tokens.read(tokens.sign(owner))).toEqual(owner);
		const withoutNote = { ...owner, messageId: undefined };
		expect(tokens.read(tokens.sign(withoutNote))).toEqual(withoutNote);
	});

	it("has one length, and holds no address", () => {
		const token = tokens.sign(owner);
		expect(token).toMatch(/^[\w-]+$/);
		expect(token).toHaveLength(128);
		expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("jane");
	});

	it("is worth nothing with any character changed, cut off or added", () => {
		const token = tokens.sign(owner);
		const changed = [...token].map(
			(character, at) => token.slice(0, at) + (character === "A" ? "B" : "A") + token.slice(at + 1),
		);
		for (const forged of [...changed, token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`, `${token} `, ""]) {
			expect(tokens.read(forged), forged).toBeUndefined();
		}
	});

	it("that was signed before the secret was replaced is good to stop notes, and names its owner by the keys of today", () => {
		const now = createVault("another secret of thirty-two characters", [
			keysOf("a secret of at least thirty-two characters"),
		]);
		const since = createLinkTokens(now);
		const token = tokens.sign(owner);
		expect(since.read(token)).toBeUndefined();
		expect(since.readOfAnyTime(token)).toEqual({
			mailboxKey: mailboxKey(now, address),
			recipientKey: recipientKey(now, address),
			messageId: owner.messageId,
		});
		const own = { ...owner, mailboxKey: mailboxKey(now, address), recipientKey: recipientKey(now, address) };
		expect([since.read(since.sign(own)), since.readOfAnyTime(since.sign(own))]).toEqual([own, own]);
		expect(tokens.readOfAnyTime(since.sign(own))).toBeUndefined();
	});

	it("is worth nothing to a service with another secret", () => {
		const other = createLinkTokens(createVault("another secret of thirty-two characters"));
		expect(other.read(tokens.sign(owner))).toBeUndefined();
	});
});

describe("the key of a mailbox", () => {
	it("is one for each way to write its address", () => {
		expect(mailboxKey(vault, "Jane+other@example.org")).toBe(owner.mailboxKey);
		expect(mailboxKey(vault, "joe@example.org")).not.toBe(owner.mailboxKey);
	});
});
