import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { holding } from "#tests/holding-moderator.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const minute = 60_000;

describe.each(engines)("the accounts of administrators, on %s", (engine) => {
	let app: TestApp;
	let owner: AdminClient;
	let passed = 0;
	beforeEach(async () => {
		passed = 0;
		const clock = () => Date.now() + passed;
		app = await startTestApp(engine, {}, { moderation: holding, clock });
		owner = await signIn(app);
	});
	afterEach(() => app.remove());

	const add = (username: string, role = "moderator") =>
		owner.post("/administrators", { username, password: "another horse", role });
	const login = (username: string, password: string, headers = {}) =>
		post(`${app.url}/api/admin/auth/login`, { username, password }, headers);
	const audited = async () => (await owner.get("/audit")).body.entries;

	it("are one for all ways to write a name, and none looks like another", async () => {
		expect((await add("bea")).body).toEqual({ success: true, username: "bea" });
		for (const taken of ["Bea", "BEA", " ｂea", "beа", "bеа", "Admin", "аdmin", "adrnin"]) {
			const { status, body } = await add(taken);
			expect([taken, status, body.field]).toEqual([taken, 409, "username"]);
		}
		for (const format of ["API: mine", "ＡＰＩ:x", "be​a", "be͏a", "ㅤ"]) {
			expect([format, (await add(format)).status]).toEqual([format, 400]);
		}
		for (const typed of ["bea", "BEA", " Ｂea "]) {
			expect((await login(typed, "another horse")).body).toMatchObject({ username: "bea", role: "moderator" });
		}
		expect((await login("beа", "another horse")).status).toBe(401);
	});

	it("share their guesses among all ways to write a name", async () => {
		const headers = { "x-forwarded-for": "192.0.2.9" };
		await app.restart({ TRUST_PROXY: "127.0.0.1" });
		const statuses: number[] = [];
		for (const name of [
			"admin",
			"ADMIN",
			"Admin",
			" admin",
			"aDmin",
			"adMin",
			"admIn",
			"admiN",
			"ADmin",
			"AdMin",
			"ADMIn",
		]) {
			statuses.push((await login(name, "guess", headers)).status);
		}
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
	});

	it("tell of failures to sign in, one entry an hour, and never of the name that was tried", async () => {
		for (const name of ["ADMIN", "admin", "my password by mistake", "nobody", "admin"])
			await login(name, "wrong horse");
		passed = 60 * minute;
		owner = await signIn(app);
		await login("admin", "wrong horse");
		const failed = (await audited()).filter(({ action }: { action: string }) => action === "sign_in_failed");
		const told = failed.map(({ administrator, count }: { administrator: string; count: number }) => [
			administrator,
			count,
		]);
		// Where the hour turns while the test runs, it is two entries.
		const sum = (who: string) =>
			told
				.filter(([name]: [string, number]) => name === who)
				.reduce((all: number, [, count]: [string, number]) => all + count, 0);
		expect([sum("admin"), sum("")]).toEqual([4, 2]);
		expect(told.length).toBeLessThanOrEqual(5);
		expect(await everythingStored(app)).not.toContain("by mistake");
	});

	it("list one’s sessions, and sign out from afar", async () => {
		const firefox = {
			"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145145145.0) Gecko/20100101 Firefox/145145145.0",
		};
		const { body } = await login("admin", "correct horse", firefox);
		await add("bea");
		const bea = await signIn(app, "bea", "another horse");
		const { sessions } = (await owner.get("/sessions")).body;
		expect(sessions).toHaveLength(2);
		expect(sessions.find((one: { is_this: boolean }) => !one.is_this)).toEqual({
			id: expect.any(String),
			created_at: expect.stringMatching(/Z$/),
			used_at: expect.stringMatching(/Z$/),
			browser: "Firefox",
			system: "Linux",
			is_this: false,
		});
		expect(await everythingStored(app)).not.toMatch(/Gecko|145145145/);
		const verify = (token: string) =>
			fetch(`${app.url}/api/admin/auth/verify`, { headers: { authorization: `Bearer ${token}` } });
		const other = sessions.find((one: { is_this: boolean }) => !one.is_this).id;
		// Nobody ends another’s.
		expect((await bea.delete(`/sessions/${other}`)).status).toBe(404);
		expect((await owner.delete(`/sessions/${other}`)).status).toBe(200);
		expect((await verify(body.token)).status).toBe(401);
		const again = [await signIn(app), await signIn(app)];
		expect((await owner.post("/sessions/end-others")).body).toEqual({ success: true, ended: 2 });
		for (const { token } of again) expect((await verify(token)).status).toBe(401);
		expect((await owner.get("/auth/verify")).status).toBe(200);
		expect((await bea.get("/auth/verify")).status).toBe(200);
	});

	it("get a new password by a link that an owner makes, once and within an hour", async () => {
		await add("bea");
		const bea = await signIn(app, "bea", "another horse");
		expect((await bea.post("/administrators/bea/reset-link")).status).toBe(403);
		expect((await owner.post("/administrators/nobody/reset-link")).status).toBe(404);
		const make = async () => {
			const { url } = (await owner.post("/administrators/bea/reset-link")).body;
			expect(url).toMatch(/\/admin#new-password\?token=[\w-]{43}$/);
			return url.split("=").at(-1);
		};
		const set = (token: string, password: string) =>
			post(`${app.url}/api/admin/auth/new-password`, { token, password });
		const replaced = await make();
		const late = await make();
		expect((await set(replaced, "battery staple")).status).toBe(403);
		passed = 60 * minute;
		owner = await signIn(app);
		expect((await set(late, "battery staple")).status).toBe(403);
		const good = await make();
		expect((await set(good, "12345")).body).toMatchObject({ field: "password" });
		const answers = await Promise.all([set(good, "battery staple"), set(good, "battery staple")]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
		expect((await bea.get("/auth/verify")).status).toBe(401);
		expect((await login("bea", "another horse")).status).toBe(401);
		expect((await login("bea", "battery staple")).status).toBe(200);
		expect(await everythingStored(app)).not.toContain(good);
		expect(app.log.join("\n")).not.toContain(good);
		const acts = (await audited()).map(({ administrator, action, subject }: Record<string, string>) => [
			administrator,
			action,
			subject,
		]);
		expect(acts).toContainEqual(["admin", "reset_link_made", "bea"]);
		expect(acts).toContainEqual(["bea", "password_reset", null]);
	});

	it("show moderators masked addresses, and each reveal is recorded", async () => {
		await app.send({ recipientEmail: "secretjane@example.org", message: "Hold this, please." });
		await add("bea");
		const bea = await signIn(app, "bea", "another horse");
		const [seen] = (await owner.get("/messages")).body.messages;
		expect(seen).toMatchObject({ recipient_email: "secretjane@example.org", is_address_masked: false });
		for (const path of ["/messages", `/messages?search=${encodeURIComponent("secretjane@example.org")}`]) {
			const { body } = await bea.get(path);
			expect(body.messages).toHaveLength(1);
			expect(body.messages[0]).toMatchObject({ recipient_email: "s…@e….org", is_address_masked: true });
			expect(JSON.stringify(body)).not.toContain("secretjane");
		}
		await bea.post(`/messages/${seen.id}/moderate`, { action: "approve" });
		expect(JSON.stringify((await bea.get("/messages?view=decided")).body)).not.toContain("secretjane");
		expect((await bea.post(`/messages/${seen.id}/reveal`)).body).toEqual({
			success: true,
			recipient_email: "secretjane@example.org",
		});
		expect((await bea.post("/messages/nothing/reveal")).status).toBe(404);
		expect((await audited())[0]).toMatchObject({ administrator: "bea", action: "address_revealed", subject: seen.id });
	});
});
