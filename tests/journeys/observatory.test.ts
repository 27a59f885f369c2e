import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockSqlite } from "#tests/beside-sqlite.ts";
import { bounces, credentials, type Deeds, note, paths } from "#tests/every-path.ts";
import { holding } from "#tests/holding-moderator.ts";
import { knownSecret } from "#tests/link-token-of.ts";
import { scoreOf } from "#tests/observatory/score.ts";
import { readToEnd, requestText } from "#tests/raw-sockets.ts";
import { pathsServed } from "#tests/served-routes.ts";
import { answerOf, startTestApp, type TestApp, usualBounds } from "#tests/start-test-app.ts";

/** HTTPS, so that HSTS is on, and this machine, so that captured e-mails are shown, too. */
const origin = "https://localhost";
const askedFrom = "https://elsewhere.example";

/** Fewer than are ever refused for want of room. */
const atOnce = 16;

interface Answer {
	readonly asked: string;
	readonly status: number;
	readonly headers: Headers;
	/** Of a document; else nothing. */
	readonly text: string;
	/** Bytes of the body. */
	readonly size: number;
}

const isDocument = (headers: Headers) => headers.get("content-type")?.startsWith("text/html") === true;

describe("every kind of answer, at the HTTP Observatory", () => {
	const answers: Answer[] = [];
	let app: TestApp;
	beforeAll(async () => {
		const settings = { PUBLIC_URL: origin, APP_SECRET: knownSecret, ...bounces };
		app = await startTestApp("sqlite", settings, { ...usualBounds, moderation: holding });
		const all = await pathsServed();
		for (let first = 0; first < all.length; first += atOnce) {
			await Promise.all(all.slice(first, first + atOnce).map((path) => ask(path)));
		}
		for (const [, deed] of Object.values(paths)) await deed(visitor);
		await askOddly();
		await askForCapturedEmails();
		await askAsAdministrator();
		await askWhileLocked();
	});
	afterAll(() => app.remove());

	async function ask(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = { origin: askedFrom, ...init.headers };
		const response = await fetch(`${app.url}${path}`, { redirect: "manual", ...init, headers });
		const asked = `${init.method ?? "GET"} ${path}`;
		const { status, headers: answered } = response;
		const bytes = await response.clone().bytes();
		const text = isDocument(answered) ? Buffer.from(bytes).toString() : "";
		answers.push({ asked, status, headers: answered, text, size: bytes.length });
		return response;
	}

	const visitor: Deeds = {
		get: (path, headers) => answerOf(ask(path, { headers: { ...headers } })),
		delete: (path, headers) => answerOf(ask(path, { method: "DELETE", headers: { ...headers } })),
		post: (path, body, headers) =>
			answerOf(
				ask(path, {
					method: "POST",
					headers: { "content-type": "application/json", ...headers },
					body: typeof body === "string" ? body : JSON.stringify(body),
				}),
			),
	};

	async function askOddly(): Promise<void> {
		const { headers } = await ask("/");
		await ask("/", { headers: { "if-none-match": headers.get("etag") ?? "" } });
		await ask("/fr//faq");
		for (const method of ["HEAD", "OPTIONS", "PUT"]) {
			for (const path of ["/", "/admin", "/api/messages"]) await ask(path, { method });
		}
		await askBadly("GET /faq%FF HTTP/1.1", requestText("GET", "/faq%FF", ["Host: a", "Connection: close"]));
		// `fetch` does not send it.
		await askBadly("TRACE /", requestText("TRACE", "/", ["Host: a", "Connection: close"]));
		await askBadly("no HTTP", "what is this?\r\n\r\n");
		await askBadly("a long head", requestText("GET", "/", ["Host: a", `X-Long: ${"x".repeat(20_000)}`]));
	}

	async function askBadly(asked: string, text: string): Promise<void> {
		const socket = connect({ port: Number(new URL(app.url).port), host: "127.0.0.1" });
		socket.write(text);
		const [head = "", body = ""] = (await readToEnd(socket)).split("\r\n\r\n");
		const [status = "", ...lines] = head.split("\r\n");
		const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
		answers.push({ asked, status: Number(status.split(" ")[1]), headers, text: body, size: body.length });
	}

	/** Only a browser on this machine is shown them, and it says nothing of another origin. */
	async function askForCapturedEmails(): Promise<void> {
		const { pathname, search } = new URL(app.capturedMailUrl ?? "");
		const opened = await ask(`${pathname}${search}`);
		const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const list = await (await ask("/mail", { headers: { cookie } })).text();
		const email = /href="(\/mail\/[^"]+)"/.exec(list)?.[1];
		for (const part of ["", "/html", "/raw"]) await ask(`${email}${part}`, { headers: { cookie } });
	}

	async function askAsAdministrator(): Promise<void> {
		const { body } = await visitor.post("/api/admin/auth/login", credentials("correct horse"));
		const authorization = { authorization: `Bearer ${body.token}` };
		for (const path of ["/messages", "/messages/export", "/settings", "/audit-log"]) {
			await visitor.get(`/api/admin${path}`, authorization);
		}
	}

	async function askWhileLocked(): Promise<void> {
		const unlock = await lockSqlite(app);
		try {
			await Promise.all([visitor.post("/api/messages", note("You are kind", "locked@example.org")), ask("/readyz")]);
		} finally {
			unlock();
		}
	}

	it("was asked for: pages, captured e-mails, previews, the API, its description, files and each refusal", () => {
		const statuses = new Set(answers.map(({ status }) => status));
		for (const status of [200, 303, 304, 308, 400, 401, 404, 413, 431, 503]) expect(statuses).toContain(status);
		const found = answers.filter(({ status }) => status === 200).map(({ asked }) => asked);
		for (const path of [
			...["", "/fr", "/in"].flatMap((prefix) => [`${prefix}/faq`, `${prefix}/admin`].map((page) => `GET ${page}`)),
			"GET /mail",
			"GET /api/docs",
			"GET /api/openapi.json",
			"GET /service-worker.js",
			"GET /pictures/billet-doux-fr.png",
			"GET /api/admin/messages",
		]) {
			expect(found).toContain(path);
		}
		for (const pattern of [
			/^GET \/mail\/[\w-]+\/html$/,
			/^GET \/email-preview\/hi\//,
			/^GET \/stop\//,
			/^POST \/fr\/stop\//,
			/^GET \/report\//,
			/^GET \/assets\/.*\.js$/,
			/^GET \/assets\/.*\.woff2$/,
		]) {
			expect(
				found.some((asked) => pattern.test(asked)),
				String(pattern),
			).toBe(true);
		}
	});

	it("shows no request to its sender", () => {
		expect(answers.find(({ asked }) => asked === "TRACE /")?.status).toBe(404);
	});

	it("gets an A+ for each: a hundred points or more", () => {
		const misses = answers.flatMap(({ asked, headers, text }) => {
			const { score, grade, results } = scoreOf({ headers, html: text, origin, askedFrom });
			return grade === "A+" ? [] : [{ asked, score, grade, results }];
		});
		expect(misses).toEqual([]);
	});

	it("has of each what a bonus elsewhere could hide the want of", () => {
		for (const { asked, headers, text } of answers) {
			expect(scoreOf({ headers, html: text, origin, askedFrom }).results, asked).toMatchObject({
				"x-content-type-options": "x-content-type-options-nosniff",
				"referrer-policy": "referrer-policy-private",
				"strict-transport-security": "hsts-implemented-max-age-at-least-six-months",
				"x-frame-options": "x-frame-options-implemented-via-csp",
			});
		}
	});

	it("says what each answer is, and in which characters it is written", () => {
		const written = /^(?:text\/|application\/(?:json|xml)|[\w/-]+\+(?:json|xml))/;
		for (const { asked, headers, size } of answers.filter((answer) => answer.size > 0)) {
			const type = headers.get("content-type") ?? "";
			expect(type, `${asked}: ${size} bytes`).toMatch(/^[\w-]+\/[\w.+-]+/);
			if (written.test(type)) expect(type, asked).toMatch(/; charset=utf-8$/);
		}
	});

	it("says nothing of this in the document, where these rules do not look", () => {
		const policies = /<meta[^>]+(?:http-equiv="?(?:content-security|cross-origin|referrer)|name="?referrer)/i;
		for (const { asked, text } of answers) expect(policies.test(text), asked).toBe(false);
	});

	it("lets no document be named as a window by another site, have another base or send forms elsewhere", () => {
		const documents = answers.filter(({ headers }) => isDocument(headers));
		expect(documents.length).toBeGreaterThan(60);
		for (const { asked, headers } of documents) {
			const policy = headers.get("content-security-policy") ?? "";
			expect(policy, asked).toMatch(/^default-src 'none';/);
			expect(policy, asked).toMatch(/base-uri 'none'/);
			expect(policy, asked).toMatch(/form-action '(?:none|self)'/);
			expect(policy, asked).not.toContain("unsafe");
			// A browser refuses a sandboxed document that asks for a window of its own (HTML, "obtain an opener policy").
			if (!policy.includes("sandbox")) expect(headers.get("cross-origin-opener-policy"), asked).toBe("same-origin");
		}
	});
});
