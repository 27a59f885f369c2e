import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cspHash } from "#server/http/csp-hash.ts";
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

	const routes = ["", "/conditions", "/cgu", "/privacy", "/contact", "/faq", "/legal"];
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

	it.each([
		["/admin", "fr"],
		["/fr/admin", "fr"],
		["/in/admin", "hi"],
	])("serves the administration at %s in the language of its address, to no search engine", async (path, language) => {
		const { status, headers, body } = await get(path);
		const html = body.toString();
		expect(status).toBe(200);
		expect(html).toContain(`<html lang="${language}"`);
		const hashOf = (element: RegExp) => cspHash(element.exec(html)?.[1] ?? "");
		const [script, style] = [hashOf(/<script>(.*?)<\/script>/s), hashOf(/<style data-file[^>]*>(.*?)<\/style>/s)];
		const policy = `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style}; img-src`;
		expect(headers["content-security-policy"]).toContain(policy);
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).not.toMatch(/\sstyle="|\son\w+="/);
	});

	it.each(["/fr/", "/in/", "/faq/", "/fr/cgu/"])("serves %s with its slash", async (path) => {
		expect((await get(path)).status).toBe(200);
	});

	it.each([
		["/fr//faq", "/fr/faq"],
		["//in///cgu?a=//b", "/in/cgu?a=//b"],
		["//evil.example", "/evil.example"],
		["/\\evil.example//", "/evil.example/"],
	])("leads from %s to %s, on this site", async (path, meant) => {
		const { status, headers, body } = await get(path);
		expect([status, headers.location, body.length]).toEqual([308, meant, 0]);
		expect((await get(path, {}, "HEAD")).headers.location).toBe(meant);
		expect((await get(path, {}, "POST")).status).toBe(404);
	});

	it("has no page for an endpoint with a slash too many", async () => {
		expect((await get("/api//messages/a@example.org")).status).toBe(404);
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

	describe.each(["GET", "HEAD"])("asked by %s whether it has changed since", (method) => {
		const files = ["/", "/fr/faq", "/sitemap.xml", "/robots.txt", "/in/manifest.webmanifest", "/favicon.svg"];

		it.each(files)("says of %s by tag and by date that it has not", async (path) => {
			for (const coding of ["identity", "gzip", "br"]) {
				const asking = { "accept-encoding": coding };
				const { headers } = await get(path, asking, method);
				const [etag, date] = [String(headers.etag), String(headers["last-modified"])];
				expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(String(headers.date)));
				for (const condition of [
					{ "if-none-match": etag },
					{ "if-none-match": `"other", W/${etag}` },
					{ "if-none-match": "*" },
					{ "if-none-match": etag, "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
					{ "if-modified-since": date },
				]) {
					const again = await get(path, { ...asking, ...condition }, method);
					expect([again.status, again.body.length], JSON.stringify(condition)).toEqual([304, 0]);
					const { "cache-control": cache, vary } = headers;
					expect(again.headers).toMatchObject({ etag, "last-modified": date, "cache-control": cache, vary });
					for (const name of ["content-type", "content-encoding", "content-length"])
						expect(again.headers).not.toHaveProperty(name);
				}
			}
		});

		it("sends the page where tag or date is another", async () => {
			const { headers } = await get("/", {}, method);
			for (const condition of [
				{ "if-none-match": '"other"' },
				{ "if-none-match": '"other"', "if-modified-since": String(headers["last-modified"]) },
				{ "if-none-match": String((await get("/", { "accept-encoding": "br" })).headers.etag) },
				{ "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
				{ "if-modified-since": "tomorrow" },
			]) {
				const again = await get("/", condition, method);
				expect(again.status, JSON.stringify(condition)).toBe(200);
				expect(again.headers["content-length"]).toBe(headers["content-length"]);
			}
		});

		it("does not say of an unknown page that it is known", async () => {
			const { headers } = await get("/nothing", {}, method);
			expect((await get("/nothing", { "if-none-match": String(headers.etag) }, method)).status).toBe(404);
		});
	});

	it.each([
		["/favicon.svg", "image/svg+xml; charset=utf-8", "same-origin"],
		["/favicon.ico", "image/x-icon", "same-origin"],
		["/apple-touch-icon.png", "image/png", "same-origin"],
		["/pictures/billet-doux-en.png", "image/png", "cross-origin"],
		["/fr/manifest.webmanifest", "application/manifest+json; charset=utf-8", "same-origin"],
		["/sitemap.xml", "application/xml; charset=utf-8", "same-origin"],
		["/robots.txt", "text/plain; charset=utf-8", "same-origin"],
	])("serves %s as %s and as nothing else", async (path, type, sharedWith) => {
		const { status, headers, body } = await get(path);
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			"content-type": type,
			"x-content-type-options": "nosniff",
			"content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			"cross-origin-resource-policy": sharedWith,
			"cache-control": "public, max-age=3600",
		});
		expect(body.includes("public-url.invalid")).toBe(false);
		const brotli = await get(path, { "accept-encoding": "br" });
		if (brotli.headers["content-encoding"] === "br") expect(brotliDecompressSync(brotli.body).equals(body)).toBe(true);
	});

	it("tells search engines where the sitemap is, and hides no page that they must read to know it is hidden", async () => {
		const lines = (await get("/robots.txt")).body.toString().split("\n");
		expect(lines).toContain("Sitemap: https://love.example/sitemap.xml");
		expect(lines.filter((line) => line.startsWith("Disallow:"))).toEqual(["Disallow: /api/"]);
	});

	it.each(["en", "fr", "hi"])(
		"has a picture for links to it in %s, of the size it says and light to load",
		async (language) => {
			const { body } = await get(`/pictures/billet-doux-${language}.png`);
			expect(pngSize(body)).toEqual([1200, 630]);
			expect(body.length).toBeLessThan(120_000);
		},
	);

	it("has the sizes of icon that tabs and home screens ask for", async () => {
		expect(pngSize((await get("/apple-touch-icon.png")).body)).toEqual([180, 180]);
		const { body } = await get("/favicon.ico");
		const images = Array.from({ length: body.readUInt16LE(4) }, (_, index) => body.readUInt32LE(6 + 16 * index + 12));
		expect(images.map((offset) => pngSize(body.subarray(offset)))).toEqual([
			[16, 16],
			[32, 32],
			[48, 48],
		]);
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
			"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		);
	});

	it("has its service worker looked at anew each time, and lets it ask this origin only", async () => {
		const { status, headers } = await get("/service-worker.js");
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			"content-type": "text/javascript; charset=utf-8",
			"cache-control": "no-cache",
			"content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
		});
		expect((await get("/")).headers["content-security-policy"]).toContain("worker-src 'self'");
	});

	it.each([
		["/offline.html", "en"],
		["/fr/offline.html", "fr"],
		["/in/offline.html", "hi"],
	])(
		"serves %s for the service worker to keep: no script, not to be indexed, at no address of its own",
		async (path, language) => {
			const { status, body } = await get(path);
			const html = body.toString();
			expect([status, html.includes(`<html lang="${language}"`)]).toEqual([200, true]);
			expect(html).not.toMatch(/<script|modulepreload|rel="canonical"/);
			expect(html).toContain('<meta name="robots" content="noindex">');
			expect((await get(path.replace(".html", ""))).status).toBe(404);
		},
	);
});

/** Width and height as a PNG says them in its first chunk. */
function pngSize(png: Buffer): [number, number] {
	expect(png.toString("latin1", 1, 4)).toBe("PNG");
	return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
