import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { scopeFor } from "#contract/token-rules.ts";
import { type AdminClient, adminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { holding } from "#tests/holding-moderator.ts";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const day = 86_400_000;
const ofAdministration = allEndpoints.filter(({ access }) => access !== "public" && access !== "recipient");

describe.each(engines)("API tokens, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let passed = 0;
	beforeEach(async () => {
		passed = 0;
		app = await startTestApp(engine, {}, { clock: () => Date.now() + passed, moderation: holding });
		admin = await signIn(app);
	});
	afterEach(() => app.remove());

	async function tokenFor(scopes: readonly Permission[], more: object = {}, by = admin) {
		const name = `program ${Math.random()}`;
		const { status, body } = await by.post("/tokens", { name, scopes, ...more });
		expect([status, body.secret]).toEqual([200, expect.stringMatching(/^bdx_[\w-]{43}$/)]);
		return { ...adminClient(app, body.secret), id: body.token.id as string, name: body.token.name as string };
	}

	const listed = async (id: string) =>
		(await admin.get("/tokens")).body.tokens.find((token: { readonly id: string }) => token.id === id);

	it("let a program decide on notes under its own name", async () => {
		const { name, ...program } = await tokenFor(["notes"]);
		await app.send({ recipientEmail: "jane@example.org", message: "Hold this one" });
		const { body } = await program.get("/messages");
		const [{ id }] = body.messages;
		expect((await program.post(`/messages/${id}/moderate`, { action: "reject" })).status).toBe(200);
		const [decided] = (await admin.get("/messages?status=rejected")).body.messages;
		expect(decided).toMatchObject({ id, decided_by: `API: ${name}` });
		expect((await admin.post(`/messages/${id}/undo`)).status).toBe(409);
		expect((await program.post(`/messages/${id}/undo`)).status).toBe(200);
		const { entries } = (await admin.get("/audit")).body;
		expect(entries.map((entry: Record<string, unknown>) => [entry.administrator, entry.action])).toEqual([
			[`API: ${name}`, "message_decision_undone"],
			[`API: ${name}`, "message_rejected"],
			["admin", "api_token_created"],
			["admin", "signed_in"],
		]);
	});

	it.each(permissions)("open what needs %s, and nothing else", async (scope) => {
		let program = await tokenFor([scope]);
		for (const [index, endpoint] of ofAdministration.entries()) {
			// Before its limit is reached.
			if (index % 25 === 24) program = await tokenFor([scope]);
			const { method, path } = endpoint;
			const url = `${app.url}${path.replace(/:\w+/g, "x")}`;
			const answer = await answerOf(fetch(url, { method, headers: { authorization: `Bearer ${program.token}` } }));
			const isRefused = answer.status === 401 || answer.status === 403;
			expect([method, path, isRefused]).toEqual([method, path, scopeFor(endpoint) !== scope]);
		}
	});

	it("show whole addresses with the scope for it, whatever else they may do; a reveal is recorded", async () => {
		await app.send({ recipientEmail: "secretjane@example.org", message: "Hold this one" });
		const seen = await tokenFor(["notes", "addresses"]);
		const [{ id }] = (await seen.get("/messages")).body.messages;
		const paths = ["/messages", `/messages/${id}`, "/messages/export", "/messages?search=secretjane%40example.org"];
		const masked = await tokenFor(permissions.filter((permission) => permission !== "addresses"));
		for (const path of paths) {
			expect([path, JSON.stringify((await seen.get(path)).body)]).toEqual([
				path,
				expect.stringContaining("secretjane@example.org"),
			]);
			const { status, body } = await masked.get(path);
			expect([path, status, JSON.stringify(body)]).toEqual([path, 200, expect.stringContaining("s…@e….org")]);
			expect(JSON.stringify(body)).not.toContain("secretjane");
		}
		expect((await masked.post(`/messages/${id}/reveal`)).body.recipient_email).toBe("secretjane@example.org");
		const [entry] = (await admin.get("/audit")).body.entries;
		expect(entry).toMatchObject({ administrator: `API: ${masked.name}`, action: "address_revealed", subject: id });
	});

	it("make no tokens, webhooks or administrators, whatever they may do", async () => {
		const program = await tokenFor(permissions);
		for (const [path, body] of [
			["/tokens", { name: "another", scopes: ["notes"] }],
			["/webhooks", { url: "https://hooks.example.org/", events: ["note.pending"] }],
			["/administrators", { username: "bea", password: "another horse", role: "owner" }],
			["/change-password", { currentPassword: "correct horse", newPassword: "another horse" }],
			["/auth/logout", {}],
		] as const) {
			const answer = await program.post(path, body);
			expect([path, answer.status, answer.body.error]).toEqual([path, 403, expect.stringContaining("API token")]);
		}
		expect((await program.delete(`/tokens/${program.id}`)).status).toBe(403);
		expect((await program.get("/tokens")).status).toBe(200);
		expect((await program.get("/auth/verify")).status).toBe(403);
	});

	it("are shown once and kept as a hash", async () => {
		const { token } = await tokenFor(["figures"]);
		await adminClient(app, token).get("/analytics?days=7");
		const secret = token.slice("bdx_".length);
		expect(await everythingStored(app)).not.toContain(secret);
		expect(app.log.join("\n")).not.toContain(secret);
		expect(JSON.stringify((await admin.get("/tokens")).body)).not.toContain(secret);
	});

	it("end when they are revoked, and in their time", async () => {
		const [brief, unlimited] = [await tokenFor(["figures"], { expiresInDays: 2 }), await tokenFor(["figures"])];
		expect(await listed(brief.id)).toMatchObject({ state: "active", last_used_on: null, created_by: "admin" });
		expect((await brief.get("/analytics?days=7")).status).toBe(200);
		expect((await listed(brief.id)).last_used_on).toBe(new Date().toISOString().slice(0, 10));
		passed = 2 * day;
		admin = await signIn(app);
		expect((await brief.get("/analytics?days=7")).status).toBe(401);
		expect(await listed(brief.id)).toMatchObject({ state: "expired" });
		expect((await unlimited.get("/analytics?days=7")).status).toBe(200);
		expect((await admin.delete(`/tokens/${unlimited.id}`)).body).toEqual({ success: true });
		expect((await unlimited.get("/analytics?days=7")).status).toBe(401);
		expect((await admin.delete(`/tokens/${unlimited.id}`)).status).toBe(404);
	});

	it("are worth no more than whoever made them", async () => {
		await admin.post("/administrators", { username: "bea", password: "another horse", role: "owner" });
		const bea = await signIn(app, "bea", "another horse");
		const { id, ...program } = await tokenFor(["notes", "settings"], {}, bea);
		expect((await program.get("/audit")).status).toBe(200);
		await app.query("update administrator set role = 'moderator' where username = 'bea'");
		expect((await program.get("/audit")).status).toBe(403);
		expect((await program.get("/messages")).status).toBe(200);
		expect(await listed(id)).toMatchObject({ state: "active", scopes: ["notes"] });
		expect((await admin.delete("/administrators/bea")).status).toBe(200);
		expect((await program.get("/messages")).status).toBe(401);
		passed = day;
		admin = await signIn(app);
		// Another of the same name is somebody else.
		await admin.post("/administrators", { username: "bea", password: "another horse", role: "owner" });
		expect((await program.get("/messages")).status).toBe(401);
		expect(await listed(id)).toMatchObject({ state: "orphaned" });
	});

	it("leave the administration to people when a program asks for too much", async () => {
		const program = await tokenFor(["figures"]);
		const answers = await Promise.all(Array.from({ length: 60 }, () => program.get("/analytics?days=7")));
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused.length).toBeGreaterThan(0);
		for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3);
		expect((await admin.get("/auth/verify")).status).toBe(200);
	});

	it.each([
		[{ name: "", scopes: ["notes"] }, "name"],
		[{ name: "  ", scopes: ["notes"] }, "name"],
		[{ name: "two\nlines", scopes: ["notes"] }, "name"],
		[{ name: "a\u0000b", scopes: ["notes"] }, "name"],
		[{ name: "x".repeat(61), scopes: ["notes"] }, "name"],
		[{ name: "n", scopes: [] }, "scopes"],
		[{ name: "n", scopes: ["everything"] }, "scopes"],
		[{ name: "n", scopes: ["notes", "notes"] }, "scopes"],
		[{ name: "n" }, "scopes"],
		[{ name: "n", scopes: ["notes"], expiresInDays: 0 }, "expiresInDays"],
		[{ name: "n", scopes: ["notes"], expiresInDays: 3_651 }, "expiresInDays"],
		[{ name: "n", scopes: ["notes"], expiresInDays: 1.5 }, "expiresInDays"],
	])("are not made of %j, naming %s", async (body, field) => {
		const answer = await admin.post("/tokens", body);
		expect([answer.status, answer.body.field]).toEqual([400, expect.stringMatching(new RegExp(`^${field}`))]);
		expect(answer.body.error).toMatch(/\S/);
	});

	it.each(["API: desk", "api:desk", "АРІ: desk", "ＡＰＩ： desk"])(
		"share no name with an administrator: %s",
		async (username) => {
			const { status, body } = await admin.post("/administrators", {
				username,
				password: "another horse",
				role: "viewer",
			});
			expect([status, body.field]).toEqual([400, "username"]);
		},
	);

	it("have names of their own", async () => {
		expect((await admin.post("/tokens", { name: " The  desk ", scopes: ["notes"] })).body.token.name).toBe("The desk");
		const { status, body } = await admin.post("/tokens", { name: "Ｔｈｅ desk", scopes: ["figures"] });
		expect([status, body.field]).toEqual([409, "name"]);
	});
});
