import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it, onTestFinished } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { engines, post, startTestApp } from "#tests/start-test-app.ts";

const run = promisify(execFile);

describe.each(engines)("npm run admin:reset, on %s", (engine) => {
	it("lets an owner in who has lost password and phone, beside the running service", async () => {
		const app = await startTestApp(engine);
		onTestFinished(() => app.remove());
		const admin = await signIn(app);
		const { secret } = (await admin.post("/second-factor/totp/begin", { password: "correct horse" })).body;
		const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
		await admin.post("/second-factor/totp/confirm", { code });
		await expect(signIn(app)).rejects.toThrow("403");

		const database =
			app.databaseUrl === undefined
				? {}
				: { DATABASE_URL: app.databaseUrl, APP_SECRET: "a secret for tests, long enough to be one" };
		const env = { ...process.env, DATA_DIR: app.dataDir, PUBLIC_URL: "https://letters.example", ...database };
		const reset = (...words: string[]) => run(process.execPath, ["scripts/reset-administrator.ts", ...words], { env });
		const unknown = "There is no administrator “nobody”. Nothing was changed.\n";
		await expect(reset("nobody")).rejects.toMatchObject({ code: 1, stderr: unknown });
		for (const words of [[], ["admin", "other"], ["admin", "--unknown"]])
			await expect(reset(...words)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("NAME") });
		const { stdout } = await reset("ADMIN", "--second-factor", "--owner");
		const [, token] = /^https:\/\/letters\.example\/admin#new-password\?token=([\w-]{43})\n$/.exec(stdout) ?? [];
		expect((await admin.get("/auth/verify")).status).toBe(401);
		const answer = await post(`${app.url}/api/admin/auth/new-password`, { token, password: "battery staple" });
		expect(answer.body).toEqual({ success: true, username: "admin" });
		const { entries } = (await (await signIn(app, "admin", "battery staple")).get("/audit")).body;
		const byCommand = entries.filter(({ administrator }: { administrator: string }) => administrator === "");
		expect(byCommand.map(({ action }: { action: string }) => action)).toEqual([
			"reset_link_made",
			"made_owner",
			"second_factor_removed",
		]);
	});
});
