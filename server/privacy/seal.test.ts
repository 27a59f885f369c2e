import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVault, fingerprintOf, keysOf, SealBroken } from "./seal.ts";

const vault = createVault("a secret of more than thirty-two characters");

describe("the vault", () => {
	it("gives back what was sealed, whatever it is", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string(), (plain, context) => {
				expect(vault.open(vault.seal(plain, context), context)).toBe(plain);
			}),
		);
	});

	it("never seals the same text the same way twice, and shows nothing of it", () => {
		const first = vault.seal("you are my morning", "message/1/text");
		expect(first).not.toBe(vault.seal("you are my morning", "message/1/text"));
		expect(Buffer.from(first.split(".")[1] ?? "", "base64url").toString("latin1")).not.toContain("morning");
	});

	it("refuses a value altered in any byte", () => {
		const sealed = vault.seal("you are my morning", "message/1/text");
		const [id, payload = ""] = sealed.split(".");
		const bytes = Buffer.from(payload, "base64url");
		for (let index = 0; index < bytes.length; index++) {
			const altered = Buffer.from(bytes);
			altered[index] = (altered[index] ?? 0) ^ 1;
			expect(() => vault.open(`${id}.${altered.toString("base64url")}`, "message/1/text")).toThrow(SealBroken);
		}
	});

	it.each([
		["another cell's value", vault.seal("text", "message/2/text")],
		[
			"a value under another key",
			createVault("another secret of thirty-two characters").seal("text", "message/1/text"),
		],
		["nothing", ""],
		["nonsense", "abc.def"],
	])("refuses %s", (_, sealed) => {
		expect(() => vault.open(sealed, "message/1/text")).toThrow(SealBroken);
	});

	it("tells a value under another key, which may come back, from one that was altered", () => {
		const reasonOf = (sealed: string) => {
			try {
				return vault.open(sealed, "message/1/text");
			} catch (error) {
				return error instanceof SealBroken ? error.reason : error;
			}
		};
		const other = createVault("another secret of thirty-two characters");
		expect(reasonOf(other.seal("text", "message/1/text"))).toBe("other_key");
		for (const sealed of [vault.seal("text", "message/2/text"), "", "x.AAAA", "abcdef.", "abcdef.ä"]) {
			expect([sealed, reasonOf(sealed)]).toEqual([sealed, "altered"]);
		}
	});

	it("makes look-up keys that are stable, and different for each purpose and secret", () => {
		expect(vault.key("recipient", "jane@example.org")).toBe(vault.key("recipient", "jane@example.org"));
		expect(vault.key("recipient", "jane@example.org")).toMatch(/^[\w-]{43}$/);
		expect(vault.key("recipient", "jane@example.org")).not.toBe(vault.key("domain", "jane@example.org"));
		expect(vault.key("ab", "c")).not.toBe(vault.key("a", "bc"));
		expect(vault.key("a", "b")).not.toBe(createVault("another secret of thirty-two characters").key("a", "b"));
	});
});

describe("the vault of a secret that has taken the place of others", () => {
	const secrets = ["the first secret of thirty-two characters", "the second secret of thirty-two characters"];
	const [first, second] = secrets.map(keysOf);
	const own = "the third secret of thirty-two characters";
	const third = createVault(
		own,
		[first, second].filter((keys) => keys !== undefined),
	);

	it("opens what each of them has sealed, knows it from its own, and seals with its own alone", () => {
		for (const secret of secrets) {
			const sealed = createVault(secret).seal("you are my morning", "message/1/text");
			expect([third.open(sealed, "message/1/text"), third.isNew(sealed)]).toEqual(["you are my morning", false]);
		}
		const sealed = third.seal("you are my morning", "message/1/text");
		expect([createVault(own).open(sealed, "message/1/text"), third.isNew(sealed)]).toEqual([
			"you are my morning",
			true,
		]);
		const foreign = createVault("another secret of thirty-two characters").seal("text", "message/1/text");
		expect(() => third.open(foreign, "message/1/text")).toThrow("sealed under another key");
	});

	it("renews a key of any time to what it gives itself, which none of the secrets alone gives", () => {
		const ofFirst = createVault(secrets[0] ?? "").key("recipient", "jane@example.org");
		const ofSecond = createVault(secrets[1] ?? "", first === undefined ? [] : [first]).key(
			"recipient",
			"jane@example.org",
		);
		const now = third.key("recipient", "jane@example.org");
		expect(third.earlier.map(({ key }) => key("recipient", "jane@example.org"))).toEqual([ofSecond, ofFirst]);
		expect([third.earlier[0]?.renew(ofSecond), third.earlier[1]?.renew(ofFirst)]).toEqual([now, now]);
		const alone = [...secrets, own].map((secret) => createVault(secret).key("recipient", "jane@example.org"));
		expect(new Set([...alone, ofSecond, now]).size).toBe(5);
	});
});

describe("the fingerprint of a secret", () => {
	it("is the same for the same secret only, and is part of nothing that the vault gives", () => {
		const secret = "a secret of more than thirty-two characters";
		expect(fingerprintOf(secret)).toMatch(/^[\w-]{43}$/);
		expect(fingerprintOf(secret)).toBe(fingerprintOf(secret));
		expect(fingerprintOf(secret)).not.toBe(fingerprintOf(`${secret} `));
		const given = [
			vault.seal("text", "message/1/text"),
			vault.key("fingerprint", ""),
			vault.key("fingerprint", secret),
		];
		for (const value of given) expect(value).not.toContain(fingerprintOf(secret).slice(0, 6));
	});
});
