import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, adminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const password = "correct horse";
const halfMinute = 30_000;

describe.each(engines)("a second factor, on %s", (engine) => {
	let app: TestApp;
	let owner: AdminClient;
	let now = 0;
	beforeEach(async () => {
		now = Date.now();
		app = await startTestApp(engine, {}, { clock: () => now });
		owner = await signIn(app);
	});
	afterEach(() => app.remove());

	const login = (name = "admin") => post(`${app.url}/api/admin/auth/login`, { username: name, password });
	const step = (ticket: string, code: string) => post(`${app.url}/api/admin/auth/second-factor`, { ticket, code });

	/** Gives the app’s code of a moment, and the recovery codes. */
	async function setUp(client = owner) {
		const { secret, uri } = (await client.post("/second-factor/totp/begin", { password })).body;
		expect(uri).toMatch(/^otpauth:\/\/totp\/Billet-doux:/);
		const totp = new TOTP({ secret: Secret.fromBase32(secret) });
		const codeAt = (at: number) => totp.generate({ timestamp: at });
		const { body } = await client.post("/second-factor/totp/confirm", { code: codeAt(now) });
		return { secret, codeAt, recovery: body.recovery_codes as string[] };
	}

	it("is asked for after the password; each code is good once, a step early or late", async () => {
		const { secret, codeAt, recovery } = await setUp();
		expect(recovery).toHaveLength(10);
		expect(new Set(recovery).size).toBe(10);
		const first = await login();
		expect(first.status).toBe(403);
		expect(first.body).toEqual({
			success: false,
			error: expect.stringMatching(/\S/),
			ticket: expect.stringMatching(/^[\w-]{43}$/),
			methods: ["code"],
		});
		const { ticket } = first.body;
		// The ticket opens nothing.
		expect((await adminClient(app, ticket).get("/auth/verify")).status).toBe(401);
		expect((await step(ticket, codeAt(now))).status).toBe(401); // it was used to set it up
		now += halfMinute;
		const code = codeAt(now);
		const both = await Promise.all([step(ticket, code), step(ticket, `${code.slice(0, 3)} ${code.slice(3)}`)]);
		const opened = both.filter(({ status }) => status === 200);
		expect(opened).toHaveLength(1);
		expect(opened[0]?.body).toMatchObject({ success: true, username: "admin", role: "owner" });
		expect((await adminClient(app, opened[0]?.body.token).get("/messages")).status).toBe(200);
		// A ticket is good once, and so is the code with another ticket.
		expect((await step(ticket, codeAt(now + halfMinute))).status).toBe(403);
		expect((await step((await login()).body.ticket, code)).status).toBe(401);
		expect((await step((await login()).body.ticket, codeAt(now + halfMinute))).status).toBe(200);
		now += 4 * halfMinute;
		expect((await step((await login()).body.ticket, codeAt(now - halfMinute))).status).toBe(200);
		expect((await step((await login()).body.ticket, codeAt(now + 2 * halfMinute))).status).toBe(401);
		const late = (await login()).body.ticket;
		now += 10 * halfMinute;
		expect((await step(late, codeAt(now))).status).toBe(403);
		const stored = await everythingStored(app);
		for (const hidden of [secret, ticket, ...recovery]) expect(stored).not.toContain(hidden);
	});

	it("that is lost is made up for by a recovery code, once", async () => {
		const { recovery } = await setUp();
		const [code = "", other = ""] = recovery;
		expect((await step((await login()).body.ticket, code.toLowerCase().replace("-", " "))).status).toBe(200);
		expect((await step((await login()).body.ticket, code)).status).toBe(401);
		expect((await owner.get("/second-factor")).body).toMatchObject({ has_totp: true, recovery_codes_left: 9 });
		const renewed = await owner.post("/second-factor/recovery-codes", { password });
		expect(renewed.body.recovery_codes).toHaveLength(10);
		expect((await step((await login()).body.ticket, other)).status).toBe(401);
		expect((await step((await login()).body.ticket, renewed.body.recovery_codes[3])).status).toBe(200);
		const actions = (await owner.get("/audit")).body.entries.map(({ action }: { action: string }) => action);
		for (const action of ["totp_set_up", "recovery_code_used", "recovery_codes_renewed", "code_failed"]) {
			expect(actions).toContain(action);
		}
	});

	it("is guessed at ten times in a quarter of an hour, with however many tickets", async () => {
		const { codeAt } = await setUp();
		const tickets = [(await login()).body.ticket, (await login()).body.ticket];
		const statuses: number[] = [];
		for (let guess = 0; guess < 12; guess++) statuses.push((await step(tickets[guess % 2], "ABCDE-FGHJK")).status);
		expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
		now += halfMinute;
		expect((await step(tickets[0], codeAt(now))).status).toBe(429);
	});

	it("is changed by nobody who does not know the password", async () => {
		const begun = await owner.post("/second-factor/totp/begin", { password: "wrong horse" });
		expect([begun.status, begun.body.field]).toEqual([400, "password"]);
		expect((await owner.post("/second-factor/totp/confirm", { code: "123456" })).status).toBe(404);
		await setUp();
		for (const path of ["totp/remove", "recovery-codes", "totp/begin"]) {
			expect((await owner.post(`/second-factor/${path}`, { password: "wrong horse" })).status).toBe(400);
		}
		// A new secret that was not confirmed leaves the one before in force.
		await owner.post("/second-factor/totp/begin", { password });
		expect((await login()).status).toBe(403);
		expect((await owner.post("/second-factor/totp/remove", { password })).status).toBe(200);
		expect((await login()).status).toBe(200);
		expect((await owner.get("/second-factor")).body).toMatchObject({ has_totp: false, recovery_codes_left: 0 });
	});

	it("may be required: whoever has none can do nothing but set it up", async () => {
		await owner.post("/administrators", { username: "bea", password, role: "moderator" });
		const bea = await signIn(app, "bea", password);
		await setUp();
		expect((await owner.post("/second-factor/requirement", { is_required: true })).status).toBe(200);
		const refused = await bea.get("/messages", { "accept-language": "fr" });
		expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining("second facteur")]);
		expect((await bea.get("/auth/verify")).body).toMatchObject({ permissions: [], must_set_up_second_factor: true });
		expect((await login("bea")).body).toMatchObject({ success: true, must_set_up_second_factor: true });
		expect((await bea.post("/second-factor/requirement", { is_required: false })).status).toBe(403);
		await setUp(bea);
		expect((await bea.get("/messages")).status).toBe(200);
		// Whoever has lost it is let in by an owner, who gives the password for it.
		const path = "/administrators/bea/second-factor/remove";
		expect((await owner.post(path, { password: "wrong horse" })).status).toBe(400);
		expect((await owner.post(path, { password })).status).toBe(200);
		expect((await bea.get("/auth/verify")).status).toBe(401);
		expect((await login("bea")).body).toMatchObject({ must_set_up_second_factor: true });
		expect((await owner.get("/audit")).body.entries[0]).toMatchObject({ action: "signed_in", administrator: "bea" });
	});
});
