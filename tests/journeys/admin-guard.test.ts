import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/all-endpoints.ts";
import { signIn } from "#tests/admin-client.ts";
import { type ApiAnswer, answerOf, engines, startTestApp, type TestApp } from "#tests/start-test-app.ts";

const guarded = allEndpoints.filter(({ access }) => access !== "public" && access !== "recipient");

/** What leads into a session, by a password, a ticket or a link. */
const waysIn = ["login", "passkey-options", "second-factor", "new-password"].map((way) => `/api/admin/auth/${way}`);

/** Everything under /api/admin but the ways in, and what else only administrators are shown, must be guarded. */
const meantToBeGuarded = allEndpoints.filter(
	({ path }) => (path.startsWith("/api/admin/") && !waysIn.includes(path)) || path.startsWith("/api/test/"),
);

describe.each(engines)("nobody gets into the administration without a good token, on %s", (engine) => {
	let app: TestApp;
	let passed = 0;
	const headers: Record<string, string | undefined> = {};
	beforeAll(async () => {
		app = await startTestApp(engine, {}, { clock: () => Date.now() + passed });
		const expired = await signIn(app);
		passed = 31 * 60_000;
		const revoked = await signIn(app);
		await revoked.post("/auth/logout");
		const good = await signIn(app);
		Object.assign(headers, {
			"no token": undefined,
			"an empty token": "Bearer ",
			garbage: "Bearer garbage",
			"garbage of the right length": `Bearer ${"A".repeat(43)}`,
			"an expired token": `Bearer ${expired.token}`,
			"a revoked token": `Bearer ${revoked.token}`,
			"a good token in another scheme": `Basic ${good.token}`,
			"a good token without a scheme": good.token,
			"a good token with more behind it": `Bearer ${good.token}A`,
			"two tokens": `Bearer ${good.token}, Bearer ${good.token}`,
		});
	});
	afterAll(() => app.remove());

	it("on any endpoint that is meant for administrators", () => {
		expect(guarded.map(({ path }) => path)).toEqual(meantToBeGuarded.map(({ path }) => path));
		expect(guarded.length).toBeGreaterThan(10);
	});

	it.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
		"%s",
		async (_, { method, path }) => {
			const url = `${app.url}${path.replace(/:\w+/g, "x")}`;
			const answers: ApiAnswer[] = [];
			for (const authorization of Object.values(headers)) {
				const init = { method, headers: authorization === undefined ? {} : { authorization } };
				answers.push(await answerOf(fetch(url, init)));
				if (method === "GET") {
					expect((await fetch(url, { ...init, method: "HEAD" })).status).toBe(401);
					continue;
				}
				// Not even a body that cannot be read, or is too large, is looked at before the token.
				const type = { "content-type": "application/json" };
				const withBody = { ...init, headers: { ...init.headers, ...type } };
				answers.push(await answerOf(fetch(url, { ...withBody, body: "{" })));
			}
			for (const { status, body, headers: answered } of answers) {
				expect(status).toBe(401);
				expect(answered.get("www-authenticate")).toBe("Bearer");
				expect(answered.get("cache-control")).toBe("no-store");
				expect(body).toEqual(answers[0]?.body);
			}
			expect(answers[0]?.body).toEqual({ success: false, error: expect.stringMatching(/\S/) });
		},
	);
});
