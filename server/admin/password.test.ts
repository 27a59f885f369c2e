import { describe, expect, it } from "vitest";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";

describe("passwords", () => {
	it("are hashed with argon2id at OWASP's minimum or above, each with its own salt", async () => {
		const [first, second] = await Promise.all([hashPassword("mon secret"), hashPassword("mon secret")]);
		expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
		expect(first).not.toBe(second);
	});

	it("are recognised, and only they", async () => {
		const hash = await hashPassword("café ☕");
		expect(await verifyPassword("café ☕", hash)).toBe(true);
		expect(await verifyPassword("cafe\u0301 ☕", hash)).toBe(true);
		expect(await verifyPassword("café", hash)).toBe(false);
		expect(await verifyPassword("", hash)).toBe(false);
		expect(await verifyPassword("café ☕", "not a hash")).toBe(false);
	});

	it("are worth hashing anew when they were hashed with less effort", async () => {
		expect(isOutdated(await hashPassword("mon secret"))).toBe(false);
		expect(isOutdated("$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$aGFzaA")).toBe(true);
		expect(isOutdated("$argon2id$v=19$m=19456,t=1,p=1$c29tZXNhbHQ$aGFzaA")).toBe(true);
		expect(isOutdated("$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$aGFzaA")).toBe(false);
	});
});
