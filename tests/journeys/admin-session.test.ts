import { argon2Sync, randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { permissions } from "#contract/permissions.ts";
import { adminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const minute = 60_000;
const hour = 60 * minute;
const owner = {
	username: "admin",
	role: "owner",
	permissions,
	must_set_up_second_factor: false,
};

describe.each(engines)("an administrator's session, on %s", (engine) => {
	let app: TestApp;
	let passed = 0;
	const clock = () => Date.now() + passed;
	beforeEach(async () => {
		passed = 0;
		app = await startTestApp(engine, {}, { clock });
	});
	afterEach(() => app.remove());

	const login = (username: unknown, password: unknown, headers = {}) =>
		post(`${app.url}/api/admin/auth/login`, { username, password }, headers);

	it("begins with name and password, is verified, and ends with signing out", async () => {
		const { status, body } = await login("admin", "correct horse");
		expect(status).toBe(200);
		expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/), ...owner });
		const admin = adminClient(app, body.token);
		expect((await admin.get("/auth/verify")).body).toEqual({ valid: true, ...owner });
		expect((await admin.post("/auth/logout")).body).toEqual({ success: true });
		expect((await admin.get("/auth/verify")).status).toBe(401);
		expect(await everythingStored(app)).not.toContain(body.token);
		expect(app.log.join("\n")).not.toContain(body.token);
	});

	it("does not begin with a wrong password or an unknown name, which look alike", async () => {
		const wrong = await login("admin", "incorrect horse");
		const unknown = await login("nobody", "correct horse");
		expect([wrong.status, unknown.status]).toEqual([401, 401]);
		expect(wrong.body).toEqual(unknown.body);
		expect(wrong.body).toEqual({ success: false, error: "Wrong username or password." });
		const french = await login("admin", "x", { "accept-language": "fr" });
		expect(french.body.error).toBe("Identifiant ou mot de passe incorrect.");
		for (const [name, password] of [
			["", "x"],
			["admin", ""],
			[undefined, "x"],
			["admin", { $ne: 1 }],
			["admin\u0000", "x"],
			["x".repeat(201), "x"],
		]) {
			expect((await login(name, password)).status).toBe(400);
		}
	});

	it("ends after half an hour without use, and after twelve hours in any case", async () => {
		const idle = await signIn(app);
		passed = 29 * minute;
		expect((await idle.get("/auth/verify")).status).toBe(200);
		passed = 58 * minute;
		expect((await idle.get("/auth/verify")).status).toBe(200);
		passed = 89 * minute;
		expect((await idle.get("/auth/verify")).status).toBe(401);

		const busy = await signIn(app);
		const start = passed;
		for (let quarter = 1; quarter < 48; quarter++) {
			passed = start + quarter * 15 * minute;
			expect((await busy.get("/auth/verify")).status).toBe(200);
		}
		passed = start + 12 * hour;
		expect((await busy.get("/auth/verify")).status).toBe(401);
	});

	it("that began on a clock which has been set back since ends at once", async () => {
		passed = 10 * 24 * hour;
		const ahead = await signIn(app);
		expect((await ahead.get("/auth/verify")).status).toBe(200);
		passed = 0;
		expect((await ahead.get("/auth/verify")).status).toBe(401);
		expect((await (await signIn(app)).get("/auth/verify")).status).toBe(200);
	});

	it("outlives a restart", async () => {
		const admin = await signIn(app);
		await app.restart();
		expect((await admin.get("/auth/verify")).status).toBe(200);
	});
});

describe.each(engines)("whoever guesses passwords, on %s", (engine) => {
	it("has ten guesses per account and quarter of an hour", async () => {
		const app = await startTestApp(engine, { TRUST_PROXY: "127.0.0.1" });
		const guess = (password: string, from: string, username = "admin") =>
			post(`${app.url}/api/admin/auth/login`, { username, password }, { "x-forwarded-for": from });
		expect((await guess("correct horse", "192.0.2.2")).status).toBe(200);
		const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(`guess ${index}`, "192.0.2.1")));
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused).toHaveLength(30);
		for (const { headers, body } of refused) {
			expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
			expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
			expect(body).toMatchObject({ success: false, errorType: "rate_limit" });
		}
		// Even the right one is not evaluated there any more.
		const late = await guess("correct horse", "192.0.2.1");
		expect(late.status).toBe(429);
		expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(600);
		expect((await guess("correct horse", "192.0.2.2")).status).toBe(200);
		// Guessing at many names has a limit, too.
		const names: number[] = [];
		for (let index = 0; index < 60; index++) names.push((await guess("x", "192.0.2.3", `name${index}`)).status);
		expect(names).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
		await app.remove();
	});
});

describe("the hash that a deployment gives", () => {
	const weak = (password: string) => {
		const nonce = randomBytes(16);
		const tag = argon2Sync("argon2id", {
			message: password,
			nonce,
			memory: 64,
			passes: 1,
			parallelism: 1,
			tagLength: 32,
		});
		const phc = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
		return `$argon2id$v=19$m=64,t=1,p=1$${phc(nonce)}$${phc(tag)}`;
	};

	it("lets the first administrator in, and is made stronger when they sign in", async () => {
		const hash = weak("from the deployment");
		const app = await startTestApp("sqlite", { ADMIN_PASSWORD: "", ADMIN_PASSWORD_HASH: hash });
		const tag = hash.split("$").at(-1) ?? "";
		expect(await everythingStored(app)).toContain(tag);
		await signIn(app, "admin", "from the deployment");
		expect(await everythingStored(app)).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		await signIn(app, "admin", "from the deployment");
		await app.remove();
	});

	it("holds until the password is changed, and takes over again only when it is another", async () => {
		const first = weak("first password");
		const app = await startTestApp("sqlite", { ADMIN_PASSWORD: "", ADMIN_PASSWORD_HASH: first });
		const admin = await signIn(app, "admin", "first password");
		const change = { currentPassword: "first password", newPassword: "second password" };
		expect((await admin.post("/change-password", change)).status).toBe(200);
		await app.restart();
		await signIn(app, "admin", "second password");
		expect((await admin.get("/auth/verify")).status).toBe(200);
		await app.restart({ ADMIN_PASSWORD_HASH: weak("third password") });
		expect((await admin.get("/auth/verify")).status).toBe(401);
		await signIn(app, "admin", "third password");
		await app.remove();
	});
});

describe("the password that a deployment gives", () => {
	it("is refused for a new database when it is a common one, and is not looked at again later", async () => {
		await expect(startTestApp("sqlite", { ADMIN_PASSWORD: "Password1" })).rejects.toThrow(/ADMIN_PASSWORD: .*common/);
		const app = await startTestApp("sqlite");
		await app.restart({ ADMIN_PASSWORD: "Password1" });
		await signIn(app);
		await app.remove();
	});
});
