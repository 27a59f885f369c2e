import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { permissionIn, permissionsOf, type Role, roles } from "#contract/permissions.ts";
import { type AdminClient, adminClient, signIn } from "#tests/admin-client.ts";
import { answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

/** Of the administration, without those that end the session that they are called with. */
const guarded = allEndpoints.filter(
	({ access, path }) => access !== "public" && access !== "recipient" && path !== "/api/admin/auth/logout",
);

describe.each(engines)("an administrator’s role, on %s", (engine) => {
	let app: TestApp;
	let owner: AdminClient;
	beforeEach(async () => {
		app = await startTestApp(engine);
		owner = await signIn(app);
	});
	afterEach(() => app.remove());

	async function signInAs(role: Role): Promise<AdminClient> {
		await owner.post("/administrators", { username: role, password: "another horse", role });
		return signIn(app, role, "another horse");
	}

	it.each(roles)("lets a %s call what they have the permission for, and nothing else", async (role) => {
		const { token } = await signInAs(role);
		const permissions = permissionsOf(role);
		expect((await adminClient(app, token).get("/auth/verify")).body).toMatchObject({ role, permissions });
		const wrong: string[] = [];
		for (const { method, path, access } of guarded) {
			const needed = permissionIn(access);
			const mayCall = needed === undefined || permissions.includes(needed);
			// Not even an input that obeys no rule is looked at before the permission.
			const init = { method, headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } };
			const body = method === "POST" ? { body: mayCall ? "{}" : "{" } : {};
			if (method !== "POST") init.headers["content-type"] = "text/plain";
			const { status } = await answerOf(fetch(`${app.url}${path.replace(/:\w+/g, "x")}`, { ...init, ...body }));
			if (mayCall ? status === 401 || status === 403 : status !== 403) wrong.push(`${method} ${path}: ${status}`);
		}
		expect(wrong).toEqual([]);
	});

	it("is changed by an owner, for open sessions, too; never one’s own, so that an owner is left", async () => {
		const rose = await signInAs("viewer");
		const { status, body } = await rose.get("/messages", { "accept-language": "fr" });
		expect([status, body]).toEqual([403, { success: false, error: "Votre rôle ne permet pas cette action." }]);
		expect((await owner.post("/administrators/viewer/role", { role: "moderator" })).status).toBe(200);
		expect((await rose.get("/messages")).status).toBe(200);
		expect((await rose.post("/administrators/viewer/role", { role: "owner" })).status).toBe(403);
		expect((await owner.post("/administrators/admin/role", { role: "viewer" })).status).toBe(409);
		expect((await owner.post("/administrators/nobody/role", { role: "viewer" })).status).toBe(404);
		expect((await owner.post("/administrators/viewer/role", { role: "emperor" })).status).toBe(400);
		const { entries } = (await owner.get("/audit")).body;
		expect(entries[0]).toMatchObject({ administrator: "admin", action: "made_moderator", subject: "viewer" });
	});

	it("of owner is left to one of two who demote each other at once", async () => {
		const other = await signInAs("owner");
		const answers = await Promise.all([
			owner.post("/administrators/owner/role", { role: "viewer" }),
			other.post("/administrators/admin/role", { role: "viewer" }),
		]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const rows = await app.query("select username from administrator where role = 'owner'");
		expect(rows).toHaveLength(1);
	});
});
