import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { request as requestSecurely, Agent as SecureAgent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { signIn } from "#tests/admin-client.ts";
import { freePort } from "#tests/free-port.ts";
import { isInstalled, proxyPrograms, startProxy } from "#tests/proxies.ts";
import { proxySamples } from "#tests/proxy-samples.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const mark = "canary";
const note = { recipientEmail: `${mark}@example.org`, message: `Your smile is a ${mark} on my mornings` };

interface Asked {
	readonly port: number;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly secure?: boolean;
}

const agent = new Agent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true, rejectUnauthorized: false });
afterAll(() => {
	agent.destroy();
	secureAgent.destroy();
});

/** Asks with headers just as they are given, Host among them. */
async function ask({ port, path, headers, secure = false }: Asked) {
	const asked = { host: "127.0.0.1", port, path, headers };
	const asking = secure ? requestSecurely({ ...asked, agent: secureAgent }) : request({ ...asked, agent });
	asking.end();
	const [answer] = await once(asking, "response");
	return { status: answer.statusCode as number, body: await text(answer) };
}

/** Opens a link in a browser of its own: where it leads, and the cookie that the browser keeps. */
async function open(url: string) {
	const { status, headers } = await fetch(url, { redirect: "manual" });
	const cookie = headers.get("set-cookie")?.split(";")[0];
	return { status, location: headers.get("location"), ...(cookie === undefined ? {} : { cookie }) };
}

const portOf = (app: TestApp) => Number(new URL(app.url).port);

const hosts = (port: number) => [
	`127.0.0.1:${port}`,
	"127.0.0.1",
	"localhost",
	"LOCALHOST:80",
	"localhost:3000",
	"[::1]:3000",
	"billet-doux.example",
	"localhost.evil.example",
];

const forged: readonly Readonly<Record<string, string>>[] = [
	{},
	{ "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost", "x-forwarded-proto": "http" },
	{ forwarded: 'for=127.0.0.1;host="localhost"' },
	{ "x-real-ip": "::1", "true-client-ip": "127.0.0.1" },
	// A header that is named here is meant for the next proxy only, which drops it.
	{ connection: "x-forwarded-for, x-forwarded-host, x-forwarded-proto, via" },
	{ cookie: `captured_mail=${"A".repeat(43)}` },
	{ authorization: `Bearer ${"A".repeat(43)}` },
];

const pathsOf = (id: string) => [
	"/mail",
	`/mail?key=${"A".repeat(43)}`,
	`/mail/${id}`,
	`/mail/${id}/html`,
	`/mail/${id}/raw`,
];

describe("captured e-mails", () => {
	let app: TestApp;
	let id: string;
	beforeAll(async () => {
		app = await startTestApp("sqlite");
		await app.send(note);
		id = readdirSync(join(app.dataDir, "mail"))[0]?.replace(".eml", "") ?? "";
	});
	afterAll(() => app.remove());

	/** Everything a stranger may try at a port: nothing differs from a path that nobody serves. */
	async function expectHidden(port: number, secure = false): Promise<void> {
		for (const host of hosts(port)) {
			const tries = forged.flatMap((headers) =>
				pathsOf(id).map((path) => ({ port, path, secure, headers: { host, ...headers } })),
			);
			await Promise.all(
				tries.map(async (tried) => {
					const path = "/nothing-here";
					const unknown = await ask({ ...tried, path });
					const { status, body } = await ask(tried);
					expect([tried, status]).toEqual([tried, 404]);
					expect(body).not.toContain(mark);
					expect(body.replaceAll(tried.path, "")).toBe(unknown.body.replaceAll(path, ""));
				}),
			);
		}
	}

	it("are hidden from everybody on this machine who has opened no link", () => expectHidden(portOf(app)));

	for (const proxy of [...proxyPrograms, ...proxySamples]) {
		const missing = isInstalled(proxy) ? "" : ` (skipped: ${proxy.program} is not installed)`;
		it.skipIf(missing !== "")(`are hidden behind ${proxy.name}, whatever headers say${missing}`, async () => {
			const { port, stop } = await startProxy(proxy, portOf(app));
			onTestFinished(stop);
			const { secure } = proxy;
			const served = await ask({ port, path: "/healthz", secure, headers: { host: `127.0.0.1:${port}` } });
			expect(served.status).toBe(200);
			await expectHidden(port, secure);
		});
	}

	it("are read by whoever opened the start's link, again and again; a link opens once", async () => {
		const links = await Promise.all(Array.from({ length: 30 }, () => open(app.capturedMailUrl ?? "")));
		const opened = links.filter(({ status }) => status === 303);
		expect(opened).toHaveLength(1);
		expect(links.filter(({ status, cookie }) => status === 404 && cookie === undefined)).toHaveLength(29);
		const cookie = opened[0]?.cookie ?? "";
		for (const path of ["/mail", ...pathsOf(id).slice(2), "/mail"]) {
			const { status, body } = await ask({ port: portOf(app), path, headers: { host: "localhost", cookie } });
			expect([path, status]).toEqual([path, 200]);
			expect(body).toContain(mark);
		}
		await app.restart();
		expect((await ask({ port: portOf(app), path: "/mail", headers: { host: "localhost", cookie } })).status).toBe(404);
	});

	it("are read by an administrator who has signed in, as the audit log tells", async () => {
		const admin = await signIn(app);
		const { body } = await admin.post("/email/captured");
		expect(body).toEqual({ success: true, path: expect.stringMatching(/^\/mail\?key=[\w.-]+$/) });
		const { cookie = "" } = await open(`${app.url}${body.path}`);
		const shown = await ask({ port: portOf(app), path: "/mail", headers: { host: "localhost", cookie } });
		expect(shown).toMatchObject({ status: 200, body: expect.stringContaining(mark) });
		expect((await open(`${app.url}${body.path}`)).status).toBe(404);
		expect((await admin.get("/audit")).body.entries[0]).toMatchObject({ action: "captured_emails_opened" });
		expect(app.log.join("\n")).not.toContain(body.path);
	});

	it("are hidden from everybody when PUBLIC_URL is not this machine", async () => {
		await app.restart({ PUBLIC_URL: "https://billet-doux.example" });
		await expectHidden(portOf(app));
		const admin = await signIn(app);
		expect((await admin.post("/email/captured")).status).toBe(404);
		expect((await admin.get("/system")).body.mail).toMatchObject({ transport: "capture", readable: false });
	});
});

describe("the start", () => {
	it("prints a link that opens the captured e-mails", async () => {
		const { printed } = await start({});
		const link = /read them at (http:\S+)/.exec(printed)?.[1] ?? "";
		const { status, location, cookie = "" } = await open(link);
		expect([status, location]).toEqual([303, "/mail"]);
		const shown = await fetch(new URL("/mail", link), { headers: { cookie } });
		expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining("Captured e-mails")]);
		expect((await open(link)).status).toBe(404);
	});

	it("prints no link when PUBLIC_URL is not this machine, but where the e-mails are", async () => {
		const { printed, dataDir } = await start({ PUBLIC_URL: "https://billet-doux.example" });
		expect(printed).not.toContain("key=");
		expect(printed).toContain(join(dataDir, "mail"));
		// In the log and in the greeting: nothing says who the visitors are.
		expect(printed.match(/TRUST_PROXY is not set/g)).toHaveLength(2);
	});

	async function start(environment: Readonly<Record<string, string>>) {
		const dataDir = mkdtempSync(join(tmpdir(), "billet-doux-start-"));
		const server: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
			env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, ...environment },
			stdio: ["ignore", "pipe", "inherit"],
		});
		const ended = once(server, "exit");
		onTestFinished(async () => {
			server.kill("SIGKILL");
			await ended;
			rmSync(dataDir, { recursive: true, force: true });
		});
		let printed = "";
		server.stdout?.on("data", (chunk) => {
			printed += chunk;
		});
		await until({
			what: "the greeting",
			holds: () => /is ready[\s\S]*\n\n/.test(printed),
			progress: () => printed.length,
		});
		return { printed, dataDir };
	}
});
