import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";

interface RawAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: Buffer;
}

describe("the built site", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp("sqlite", { PUBLIC_URL: "https://love.example" });
	});
	afterAll(() => app.remove());

	/** One request as it is: `fetch` would decompress. */
	function get(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<RawAnswer> {
		return new Promise((resolve, reject) => {
			const asking = request(`${app.url}${path}`, { method, headers }, (answer) => {
				const chunks: Buffer[] = [];
				answer.on("data", (chunk: Buffer) => chunks.push(chunk));
				answer.on("end", () =>
					resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
				);
			});
			asking.on("error", reject).end();
		});
	}

	const routes = ["", "/conditions", "/cgu", "/privacy", "/contact", "/faq", "/admin"];
	const languages = [
		["en", ""],
		["fr", "/fr"],
		["hi", "/in"],
	] as const;
	const pages = languages.flatMap(([language, prefix]) =>
		routes.map((route) => [`${prefix}${route}` || "/", language, route] as const),
	);

	it.each(pages)("serves %s prerendered in its language, with its other languages", async (path, language, route) => {
		const { status, headers, body } = await get(path);
		const html = body.toString();
		expect(status).toBe(200);
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(html).toContain(`<html lang="${language}"`);
		expect(html).toMatch(/<title>[^<]+<\/title>/);
		for (const name of ["description", "twitter:title", "twitter:description"])
			expect(html).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
		for (const property of ["og:title", "og:description"])
			expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
		// The home page of a language has its slash, the other pages have none.
		const canonical = (prefix: string) => `https://love.example${prefix}${route || "/"}`;
		expect(html).toContain(
			`<link rel="canonical" href="${canonical(path.slice(0, path.length - route.length).replace(/\/$/, ""))}"`,
		);
		for (const [other, prefix] of languages) {
			expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${canonical(prefix)}"`);
		}
		expect(html).not.toContain("public-url.invalid");
		expect(html).not.toMatch(/\sstyle="|\son\w+="/);
	});

	it.each(["/fr/", "/in/", "/faq/", "/fr/cgu/"])("serves %s with its slash", async (path) => {
		expect((await get(path)).status).toBe(200);
	});

	it.each([
		["/nothing", "en"],
		["/fr/rien", "fr"],
		["/in/kuchh/nahin", "hi"],
		["/assets/nothing.js", "en"],
		["/404.html", "en"],
	])("answers %s with a 404 page in the path's language", async (path, language) => {
		const { status, body } = await get(path);
		expect(status).toBe(404);
		expect(body.toString()).toContain(`<html lang="${language}"`);
	});

	it("sends what was compressed beforehand, in the coding a browser takes", async () => {
		const plain = await get("/");
		const brotli = await get("/", { "accept-encoding": "gzip, deflate, br, zstd" });
		const gzip = await get("/", { "accept-encoding": "gzip;q=1.0, br;q=0" });
		expect(plain.headers["content-encoding"]).toBeUndefined();
		expect(brotli.headers["content-encoding"]).toBe("br");
		expect(gzip.headers["content-encoding"]).toBe("gzip");
		expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
		expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
		for (const answer of [plain, brotli, gzip]) expect(answer.headers.vary).toBe("accept-encoding");
	});

	it("lets a browser keep hashed assets for ever and revalidate pages", async () => {
		const html = (await get("/")).body.toString();
		const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
		expect(assets.length).toBeGreaterThan(1);
		for (const path of assets) {
			const asset = await get(path, { "accept-encoding": "br" });
			expect(asset.status).toBe(200);
			expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
			if (!path.endsWith(".woff2")) expect(asset.headers["content-encoding"]).toBe("br");
		}
		const page = await get("/");
		expect(page.headers["cache-control"]).toBe("no-cache");
		const again = await get("/", { "if-none-match": String(page.headers.etag) });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		expect((await get("/", {}, "HEAD")).status).toBe(200);
	});

	it("lets a page load nothing but its own, and be framed by nobody", async () => {
		for (const path of ["/", "/fr/faq", "/nothing"]) {
			const { headers } = await get(path);
			const policy = String(headers["content-security-policy"]);
			expect(policy).toMatch(/^default-src 'none'/);
			expect(policy).toContain("frame-ancestors 'none'");
			expect(policy).not.toMatch(/unsafe|\*|data:|http/);
			expect(headers).toMatchObject({
				"x-content-type-options": "nosniff",
				"referrer-policy": "no-referrer",
				"cross-origin-opener-policy": "same-origin",
				"strict-transport-security": expect.stringContaining("max-age="),
			});
			expect(headers["set-cookie"]).toBeUndefined();
		}
		expect((await get("/api/messages/a@example.org")).headers["content-security-policy"]).toBe(
			"default-src 'none'; frame-ancestors 'none'",
		);
	});
});
