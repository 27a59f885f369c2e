import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { engines, startTestApp } from "#tests/start-test-app.ts";

describe.each(engines)("a database filled with made-up notes, on %s", (engine) => {
	it("holds as many as were asked for, sealed, counted and readable", async () => {
		const app = await startTestApp(engine);
		await app.stop();
		const env = {
			...process.env,
			DATA_DIR: app.dataDir,
			...(app.databaseUrl === undefined ? {} : { APP_SECRET: "a secret for tests, long enough to be one" }),
		};
		const url = app.databaseUrl === undefined ? [] : ["--database-url", app.databaseUrl];
		execFileSync(process.execPath, ["scripts/seed.ts", "--messages", "2500", "--days", "7", ...url], { env });
		await app.restart();
		const admin = await signIn(app);
		const { body } = await admin.get("/messages?limit=200");
		expect(body.counts.total).toBe(2_500);
		expect(body.messages.every((message: { is_readable: boolean }) => message.is_readable)).toBe(true);
		for (const status of ["pending", "approved", "rejected"]) {
			const [stored] = await app.query(`select count(*) as n from message where moderation_status = '${status}'`);
			expect(Number(stored?.n)).toBe(body.counts[status]);
			expect(body.counts[status]).toBeGreaterThan(0);
			const [counted] = await app.query(
				`select sum(count) as n from counter where metric = 'message' and label = '${status}'`,
			);
			expect(Number(counted?.n)).toBe(body.counts[status]);
		}
		const [decided] = (await admin.get("/messages?view=decided&limit=1")).body.messages;
		expect(decided).toMatchObject({ decided_by: "admin", moderation_notes: expect.stringContaining("manuelle") });
		await app.remove();
	});
});
