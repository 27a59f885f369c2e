import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { createEmailComposer } from "#server/delivery/composing/email-composer.ts";
import { createCaptureTransport } from "./capture-transport.ts";
import { createMailAccess, type MailAccess } from "./captured-mail-access.ts";
import { registerCapturedMail } from "./captured-mail-routes.ts";
import { eachTemplate } from "./email-template.ts";

const hour = 3_600_000;

let parent: string;
let dir: string;
let app: FastifyInstance;
let access: MailAccess | undefined;
let now = Date.now();
let cookie: string;

beforeEach(async () => {
	parent = mkdtempSync(join(tmpdir(), "captured-"));
	dir = join(parent, "mail");
	app = Fastify({ trustProxy: true });
	access = createMailAccess(readConfig({}), () => now);
	if (access === undefined) throw new Error("captured e-mails can be read by nobody");
	registerCapturedMail(app, dir, access);
	now = Date.now();
	cookie = (await openLink(access.makeLink())).cookie;
});
afterEach(async () => {
	await app.close();
	rmSync(parent, { recursive: true });
});

const html = '<html><head></head><body><p style="color:#A4161A">नमस्ते &lt;b&gt;</p></body></html>';

/** What a browser that has opened a link is answered. */
function get(url: string, { headers, ...options }: InjectOptions = {}) {
	return app.inject({ method: "GET", url, headers: { cookie, ...headers }, ...options });
}

/** Opens a link in a new browser: the cookie that it keeps. */
async function openLink(url: string, headers: Record<string, string> = {}) {
	const { statusCode: status, headers: answered } = await app.inject({ method: "GET", url, headers });
	return { status, location: answered.location, cookie: String(answered["set-cookie"] ?? "").split(";")[0] ?? "" };
}

async function capture(subject = "A note & <b>more</b>", to = "jane@example.org"): Promise<string> {
	const known = new Set(readdirOrNone());
	const words = { subject, html, text: "नमस्ते <b>" };
	const composer = await createEmailComposer({
		templates: eachTemplate(() => words),
		from: { name: "Bîllet", address: "hello@localhost" },
		constants: () => ({}),
		links: () => ({ stopUrl: "http://localhost/stop" }),
		isSecure: false,
	});
	const order = {
		template: "notification",
		locale: "en",
		messageId: "<1@localhost>",
		to,
		values: {},
		date: 0,
	} as const;
	await createCaptureTransport({ dir }).send(composer.compose(order));
	return (
		readdirOrNone()
			.find((name) => !known.has(name))
			?.replace(".eml", "") ?? ""
	);
}

function readdirOrNone(): string[] {
	try {
		return readdirSync(dir);
	} catch {
		return [];
	}
}

describe("/mail", () => {
	it("says what will appear while there is nothing", async () => {
		const { statusCode, body } = await get("/mail");
		expect(statusCode).toBe(200);
		expect(body).toContain("Nothing here yet");
	});

	it("lists the newest first, as text", async () => {
		const first = await capture();
		await new Promise((resolve) => setTimeout(resolve, 5));
		const second = await capture("दूसरी चिट्ठी");
		writeFileSync(join(dir, "stray.eml"), "Subject: stray\r\n\r\n");
		const { body } = await get("/mail");
		expect(body.indexOf(second)).toBeLessThan(body.indexOf(first));
		expect(body).toContain("दूसरी चिट्ठी");
		expect(body).toContain("A note &amp; &lt;b&gt;more&lt;/b&gt;");
		expect(body).toContain("jane@example.org");
		expect(body).not.toContain("stray");
	});

	it("shows at most 200, and says how many there are", async () => {
		for (let i = 0; i < 205; i++) await capture(`note ${i}.`);
		const { body } = await get("/mail");
		expect(body.match(/href="\/mail\/2/g)).toHaveLength(200);
		expect(body).toContain("The newest 200 of 205");
		expect(body).not.toContain("note 4.");
	});
});

describe("/mail/:id", () => {
	it("shows headers, the text part as text, and the HTML part in a sandboxed frame", async () => {
		const id = await capture();
		const { body } = await get(`/mail/${id}`);
		expect(body).toContain(`<iframe src="/mail/${id}/html" sandbox`);
		expect(body).toContain("नमस्ते &lt;b&gt;");
		expect(body).toContain("Bîllet");
		expect(body).toContain("auto-generated");
		expect(body).not.toContain("<b>");
	});

	it("gives the HTML part without inline styles, in a sandbox of its own", async () => {
		const { body, headers } = await get(`/mail/${await capture()}/html`);
		expect(body).toContain('<p class="inline-1">नमस्ते &lt;b&gt;</p>');
		expect(headers["content-security-policy"]).toMatch(
			/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
		);
	});

	it("gives the raw file for a mail program", async () => {
		const id = await capture();
		const { body, headers } = await get(`/mail/${id}/raw`);
		expect(headers).toMatchObject({
			"content-type": "message/rfc822",
			"content-disposition": `attachment; filename="${id}.eml"`,
		});
		expect(body).toContain("Message-ID: <1@localhost>");
	});

	it.each(["", "/html", "/raw"])("answers every page%s with strict headers", async (part) => {
		for (const url of ["/mail", `/mail/${await capture()}${part}`]) {
			const { headers } = await get(url);
			expect(headers).toMatchObject({
				"cache-control": "no-store",
				"x-content-type-options": "nosniff",
				"referrer-policy": "no-referrer",
			});
			expect(headers["content-security-policy"] ?? "").not.toContain("unsafe");
		}
	});

	it.each([
		"20260101-000000-000-0123456789abcdef",
		"..%2F..%2Fetc%2Fpasswd",
		"..%2Fsecret",
		"20260101-000000-000-0123456789abcdef%00",
		"%2Fetc%2Fpasswd",
		"..",
		"constructor",
	])("knows no %s", async (id) => {
		await capture();
		writeFileSync(join(parent, "secret.eml"), "Subject: secret\r\n\r\nsecret");
		for (const part of ["", "/html", "/raw"]) {
			const { statusCode, body } = await get(`/mail/${id}${part}`);
			expect(statusCode).toBe(404);
			expect(body).not.toContain("Subject");
		}
	});
});

const unknown = { method: "GET", url: "/nothing-here" } as const;

describe("a link", () => {
	it("opens once, in the browser that opened it, for twelve hours", async () => {
		const link = access?.startLink ?? "";
		now += 30 * 24 * hour;
		const opened = await openLink(link);
		expect(opened).toMatchObject({ status: 303, location: "/mail", cookie: expect.stringMatching(/=[\w.-]+$/) });
		expect(await openLink(link)).toMatchObject({ status: 404, cookie: "" });
		const again = { cookie: opened.cookie };
		expect(await openLink(link, again)).toMatchObject({ status: 303, location: "/mail", cookie: "" });
		now += 12 * hour - 1;
		expect((await get("/mail", { headers: again })).statusCode).toBe(200);
		now += 1;
		expect((await get("/mail", { headers: again })).statusCode).toBe(404);
	});

	it("that an administrator has asked for ends after a minute", async () => {
		const [soon, late] = [access?.makeLink() ?? "", access?.makeLink() ?? ""];
		now += 59_999;
		expect((await openLink(soon)).status).toBe(303);
		now += 1;
		expect((await openLink(late)).status).toBe(404);
	});

	it("gives its cookie to these pages alone, and to no script", async () => {
		const { headers } = await app.inject(access?.startLink ?? "");
		expect(headers["set-cookie"]).toMatch(/^captured_mail=[\w.-]+; Path=\/mail; HttpOnly; SameSite=Strict$/);
		expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
	});

	it("is not used up by a browser that loads ahead, nor by who only asks for headers", async () => {
		const url = access?.startLink ?? "";
		expect((await openLink(url, { "sec-purpose": "prefetch;prerender" })).status).toBe(404);
		expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(404);
		expect((await openLink(url)).status).toBe(303);
	});

	it.each([
		["no cookie", ""],
		["a guessed cookie", `captured_mail=${"A".repeat(43)}`],
		["an empty cookie", "captured_mail="],
		["the cookie of another name", "captured=1; mail=1"],
	])("is needed: %s finds no page, as under any unknown path", async (_, cookie) => {
		const id = await capture();
		const guesses = ["", "a", "A".repeat(43), "__proto__"].map((key) => `/mail?key=${key}`);
		const twice = `/mail?key=a&key=${new URLSearchParams(access?.startLink.split("?")[1]).get("key")}`;
		for (const url of ["/mail", ...guesses, twice, `/mail/${id}`, `/mail/${id}/html`, `/mail/${id}/raw`]) {
			const { statusCode, body } = await get(url, { headers: { cookie } });
			expect(statusCode).toBe(404);
			expect(body.replaceAll(url, "")).toBe((await app.inject(unknown)).body.replaceAll(unknown.url, ""));
		}
	});
});

describe("who is not at this machine", () => {
	it.each([
		["comes from elsewhere", { remoteAddress: "192.0.2.7" }],
		[
			"comes from elsewhere and claims not to",
			{ remoteAddress: "192.0.2.7", headers: { "x-forwarded-for": "127.0.0.1" } },
		],
		["is passed on by a proxy here", { headers: { "x-forwarded-for": "192.0.2.7" } }],
		["is passed on by a proxy here that names only the protocol", { headers: { "x-forwarded-proto": "https" } }],
		["is passed on with Forwarded", { headers: { forwarded: "for=192.0.2.7" } }],
		["is passed on with X-Real-IP", { headers: { "x-real-ip": "192.0.2.7" } }],
		["is passed on with Via", { headers: { via: "1.1 proxy" } }],
		["asks for a public name", { headers: { host: "billet-doux.example" } }],
		["asks for a name that looks local", { headers: { host: "localhost.evil.example:3000" } }],
	])("finds no page, as under any unknown path, even with a cookie: %s", async (_, request) => {
		const id = await capture();
		for (const url of ["/mail", `/mail/${id}`, `/mail/${id}/html`, `/mail/${id}/raw`]) {
			const { statusCode, body } = await get(url, request);
			expect(statusCode).toBe(404);
			expect(body.replaceAll(url, "")).toBe((await app.inject(unknown)).body.replaceAll(unknown.url, ""));
		}
	});

	it.each(["127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])("does not mean %s", async (remoteAddress) => {
		expect((await get("/mail", { remoteAddress })).statusCode).toBe(200);
	});

	it("does not mean a browser on a real socket here", async () => {
		const origin = await app.listen({ port: 0, host: "127.0.0.1" });
		expect((await fetch(`${origin}/mail`, { headers: { cookie } })).status).toBe(200);
		expect((await fetch(`${origin}/mail`, { headers: { cookie, "x-forwarded-for": "127.0.0.1" } })).status).toBe(404);
	});
});
