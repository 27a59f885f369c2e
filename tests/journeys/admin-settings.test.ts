import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { erasedKinds, retention } from "#contract/retention.ts";
import packageJson from "#package.json" with { type: "json" };
import { type AdminClient, adminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { holding } from "#tests/holding-moderator.ts";
import { type ApiAnswer, engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";

describe.each(engines)("the administration's settings, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let latest = 0;
	// No two acts at the same moment: then their order is known.
	const clock = () => {
		latest = Math.max(latest + 1, Date.now());
		return latest;
	};
	beforeEach(async () => {
		app = await startTestApp(engine, {}, { clock, moderation: holding });
		admin = await signIn(app);
	});
	afterEach(() => app.remove());

	const changed = (currentPassword: unknown, newPassword: unknown, language = "fr"): Promise<ApiAnswer> =>
		admin.post("/change-password", { currentPassword, newPassword }, { "accept-language": language });

	it("change the password; every other session ends at once, this one goes on", async () => {
		const elsewhere = await signIn(app);
		const { status, body } = await changed("correct horse", "battery staple");
		expect(status).toBe(200);
		expect(body).toEqual({
			success: true,
			newHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
			warning: expect.stringContaining("ADMIN_PASSWORD_HASH"),
		});
		expect((await elsewhere.get("/auth/verify")).status).toBe(401);
		expect((await admin.get("/auth/verify")).status).toBe(200);
		await expect(signIn(app, "admin", "correct horse")).rejects.toThrow("401");
		await signIn(app, "admin", "battery staple");
		expect(await everythingStored(app)).not.toContain("battery staple");
	});

	it.each([
		["correct horse", "12345", "newPassword", "Le nouveau mot de passe doit contenir au moins 6 caractères"],
		["correct horse", "", "newPassword", "Le nouveau mot de passe doit contenir au moins 6 caractères"],
		["correct horse", "x".repeat(201), "newPassword", expect.stringContaining("200")],
		["correct horse", "MotDePasse", "newPassword", expect.stringContaining("courant")],
		["incorrect horse", "battery staple", "currentPassword", "Le mot de passe actuel est incorrect."],
		["", "battery staple", "currentPassword", "Le mot de passe actuel est incorrect."],
	])("refuse %j → %j, naming the field", async (current, wanted, field, error) => {
		const { status, body } = await changed(current, wanted);
		expect([status, body]).toEqual([400, { success: false, field, error }]);
		await signIn(app);
	});

	it("let nobody who found an open session guess the password", async () => {
		const answers: ApiAnswer[] = [];
		for (let guess = 0; guess < 11; guess++) answers.push(await changed(`guess ${guess}`, "battery staple"));
		expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
	});

	it("keep more than one administrator, of whom nobody removes themselves", async () => {
		const add = (username: unknown, password: unknown) =>
			admin.post("/administrators", { username, password, role: "owner" });
		expect((await add("  béa ", "another horse")).body).toEqual({ success: true, username: "béa" });
		expect((await add("béa", "another horse")).status).toBe(409);
		for (const name of ["", "  ", "a\nb", "a\u0000", "a\u2028b", "x".repeat(61), 7]) {
			expect([name, (await add(name, "another horse")).status]).toEqual([name, 400]);
		}
		for (const password of ["12345", "iloveyou"]) {
			expect((await add("weak", password)).body).toMatchObject({ success: false, field: "password" });
		}
		const bea = await signIn(app, "béa", "another horse");
		const { body } = await bea.get("/administrators");
		expect(body.administrators).toEqual([
			{
				username: "admin",
				role: "owner",
				created_at: expect.stringMatching(/Z$/),
				is_self: false,
				has_second_factor: false,
			},
			{
				username: "béa",
				role: "owner",
				created_at: expect.stringMatching(/Z$/),
				is_self: true,
				has_second_factor: false,
			},
		]);
		expect((await bea.delete("/administrators/b%C3%A9a")).status).toBe(409);
		expect((await bea.delete("/administrators/nobody")).status).toBe(404);
		expect((await admin.delete("/administrators/b%C3%A9a")).body).toEqual({ success: true });
		expect((await bea.get("/auth/verify")).status).toBe(401);
		await expect(signIn(app, "béa", "another horse")).rejects.toThrow("401");
	});

	it("leave one of two who remove each other at the same moment", async () => {
		for (let round = 0; round < 2; round++) {
			await admin.post("/administrators", { username: "béa", password: "another horse", role: "owner" });
			const bea = await signIn(app, "béa", "another horse");
			const answers = await Promise.all([
				admin.delete("/administrators/b%C3%A9a"),
				bea.delete("/administrators/admin"),
			]);
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
			const rows = await app.query("select username from administrator");
			expect(rows).toHaveLength(1);
			if (rows[0]?.username === "admin") continue;
			await bea.post("/administrators", { username: "admin", password: "correct horse", role: "owner" });
			admin = await signIn(app);
			await admin.delete("/administrators/b%C3%A9a");
		}
	});

	it("tell what runs here", async () => {
		await expect.poll(async () => (await admin.get("/system")).body.retention.last_pass_at).not.toBeNull();
		const { status, body } = await admin.get("/system");
		expect(status).toBe(200);
		expect(body).toEqual({
			success: true,
			version: packageJson.version,
			node: process.versions.node,
			engine,
			uptime_seconds: expect.any(Number),
			time_zone: "UTC",
			queue: { waiting: 0, failing: 0 },
			moderation: {
				provider: "builtin",
				model: expect.stringMatching(/rules-\d/),
				quality: { notes: expect.any(Number), refused: expect.any(Number), accepted: expect.any(Number) },
				held: 0,
			},
			mail: { transport: "capture", readable: true, from: "hello@localhost", admin_email: "hello@localhost" },
			retention: {
				last_pass_at: expect.stringMatching(/Z$/),
				is_doubted: true,
				erased: erasedKinds.map((kind) => ({
					kind,
					days: retention[kind].days,
					total: 0,
					last_count: 0,
					last_at: null,
				})),
			},
			disk: { free_bytes: expect.any(Number), total_bytes: expect.any(Number) },
		});
	});

	it("record who did what, and never a word or an address", async () => {
		const login = { username: "admin", password: "wrong horse" };
		await post(`${app.url}/api/admin/auth/login`, login);
		for (let index = 0; index < 3; index++) {
			await app.send({ recipientEmail: "secretjane@example.org", message: `Hold my secret words ${index}` });
		}
		const [first, second, third] = (await admin.get("/messages")).body.messages.map(({ id }: { id: string }) => id);
		await admin.post(`/messages/${first}/moderate`, { action: "approve", reason: "a secret reason" });
		await admin.post(`/messages/${first}/undo`);
		await admin.post(`/messages/${second}/moderate`, { action: "reject" });
		await admin.post(`/messages/${second}/moderate`, { action: "approve" });
		await admin.post("/messages/delete-many", { ids: [third, "nothing"] });
		await admin.post("/administrators", { username: "béa", password: "another horse", role: "owner" });
		await admin.delete("/administrators/b%C3%A9a");
		await changed("correct horse", "battery staple");
		await adminClient(app, (await signIn(app, "admin", "battery staple")).token).post("/auth/logout");

		const entries: Record<string, unknown>[] = [];
		let cursor = "";
		do {
			const { body }: ApiAnswer = await admin.get(`/audit?limit=4${cursor}`);
			entries.push(...body.entries);
			cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
		} while (cursor !== "");
		expect(entries.toReversed().map(({ action, subject }) => [action, subject])).toEqual([
			["signed_in", null],
			["sign_in_failed", null],
			["message_approved", first],
			["message_decision_undone", first],
			["message_rejected", second],
			["message_deleted", third],
			["administrator_added", "béa"],
			["made_owner", "béa"],
			["administrator_removed", "béa"],
			["password_changed", null],
			["signed_in", null],
			["signed_out", null],
		]);
		const messages = entries.filter(({ message }) => message !== null).toReversed();
		expect(messages.map(({ subject, message }) => [subject, message])).toEqual([
			[first, "kept"],
			[first, "kept"],
			[second, "kept"],
			[third, "gone"],
		]);
		expect(entries.every(({ administrator }) => administrator === "admin")).toBe(true);
		expect(JSON.stringify(entries)).not.toMatch(/secret reason|horse|staple/);
		expect(await everythingStored(app)).not.toContain("a secret reason");
		expect(app.log.join("\n")).not.toMatch(/secret reason|horse|staple/);
	});
});
