import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, signIn } from "#tests/admin-client.ts";
import { everythingStored } from "#tests/everything-stored.ts";
import { engines, post, startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { behindProxy, firefox, look } from "#tests/visitor.ts";

describe.each(engines)("page views, on %s", (engine) => {
	let app: TestApp;
	let admin: AdminClient;
	let passed: number;
	beforeEach(async () => {
		passed = 0;
		// Noon, so that no test meets midnight by accident.
		const start = Date.UTC(2026, 4, 20, 12);
		app = await startTestApp(engine, behindProxy, { clock: () => start + passed });
		admin = await signIn(app);
	});
	afterEach(() => app.remove());

	const tell = (path: unknown, ip = "203.0.113.7", headers: Readonly<Record<string, string>> = {}) =>
		post(`${app.url}/api/page-views`, { path }, { "user-agent": firefox, "x-forwarded-for": ip, ...headers });
	async function counted() {
		const { unique_visitors_today, page_views_today } = (await admin.get("/analytics?days=7")).body;
		return { visitors: unique_visitors_today, views: page_views_today };
	}

	it("are the pages that people load, and those their browser shows without loading", async () => {
		for (const path of ["/", "/fr", "/fr/", "/in/faq", "/privacy", "/contact?from=mail"]) {
			expect(await look(app, path, "203.0.113.7")).toBe(200);
		}
		const { headers } = await fetch(`${app.url}/faq`, { headers: { "user-agent": firefox } });
		const known = { "if-none-match": headers.get("etag") ?? "" };
		expect(await look(app, "/faq", "203.0.113.8", { headers: known })).toBe(304);
		expect((await tell("/in/conditions")).body).toEqual({ success: true });
		expect(await counted()).toEqual({ visitors: 3, views: 9 });
	});

	it("are no others: not of the administration, of files, of what is not there, of programs, or in advance", async () => {
		for (const path of [
			"/admin",
			"/fr/admin",
			"/robots.txt",
			"/sitemap.xml",
			"/offline.html",
			"/healthz",
			"/nothing",
		]) {
			await look(app, path, "203.0.113.7");
			expect((await tell(path)).status).toBe(200);
		}
		await look(app, "/", "203.0.113.7", { method: "HEAD" });
		await look(app, "/", "203.0.113.7", { headers: { "sec-purpose": "prefetch;prerender" } });
		await look(app, "/", "203.0.113.7", { headers: { "sec-fetch-dest": "empty" } });
		const robot = { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" };
		await look(app, "/", "203.0.113.7", { headers: robot });
		await tell("/", "203.0.113.7", robot);
		expect(await counted()).toEqual({ visitors: 0, views: 0 });
	});

	it("are told in the contract's form only, and not without end", async () => {
		expect(await tell(7)).toMatchObject({ status: 400, body: { field: "path" } });
		expect(await tell("/".repeat(201))).toMatchObject({ status: 400, body: { field: "path" } });
		for (let index = 0; index < 600; index++) await tell("/faq");
		expect((await tell("/faq")).status).toBe(429);
		expect((await tell("/faq", "203.0.113.8")).status).toBe(200);
	});

	it("count a visitor once a day; after midnight nobody knows who was here", async () => {
		for (let index = 0; index < 3; index++) await look(app, "/faq", "203.0.113.7");
		expect(await counted()).toEqual({ visitors: 1, views: 3 });
		passed += 24 * 3_600_000;
		admin = await signIn(app);
		expect(await counted()).toEqual({ visitors: 0, views: 0 });
		await look(app, "/faq", "203.0.113.7");
		expect(await counted()).toEqual({ visitors: 1, views: 1 });
	});

	it("survive a stop, and leave no trace of who looked", async () => {
		const marks = { "user-agent": `${firefox} CanaryMark/1`, referer: "https://canaryreferrer.example/" };
		await look(app, "/faq", "198.51.100.77", { headers: marks });
		await tell("/conditions", "198.51.100.77", marks);
		await app.restart();
		admin = await signIn(app);
		expect(await counted()).toEqual({ visitors: 1, views: 2 });
		const traces = `${await everythingStored(app)}${app.log.join("\n")}`;
		expect(traces).not.toMatch(/canary|198\.51\.100/i);
	});
});
