import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startBareNode } from "#tests/bare-node.ts";
import { askByHttp2, askSecurely, sayTo } from "#tests/https-client.ts";
import { createMarkedVisitor } from "#tests/marked-visitor.ts";
import { isInstalled, type ProxyProgram, type RunningProxy, startProxy } from "#tests/proxies.ts";
import { chattySamples, proxySampleName, proxySamples } from "#tests/proxy-samples.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { findTraces, type Mark } from "#tests/traces.ts";

const settings = {
	PUBLIC_URL: `https://${proxySampleName}`,
	TRUST_PROXY: "127.0.0.1",
	RATE_LIMIT_LOOKUPS: "3",
	BOUNCE_WEBHOOK_KEY: "signs-reports-in-tests-and-nowhere-else",
};
const json = { "content-type": "application/json" };
const noteTo = (recipientEmail: string, message = "Your smile is my morning") =>
	JSON.stringify({ recipientEmail, message });

const skipped = (proxy: ProxyProgram) => (isInstalled(proxy) ? "" : ` (skipped: ${proxy.program} is not installed)`);

describe.each(proxySamples.map((proxy) => [proxy.name + skipped(proxy), proxy] as const))("%s", (_name, proxy) => {
	if (!isInstalled(proxy)) {
		it.skip("", () => {});
		return;
	}
	let app: TestApp;
	let running: RunningProxy;
	beforeAll(async () => {
		app = await startTestApp("sqlite", settings);
		running = await startProxy(proxy, Number(new URL(app.url).port));
	});
	afterAll(async () => {
		await running.stop();
		await app.remove();
	});

	it("passes a note on by HTTP/2, and its reader's look-up", async () => {
		const { port } = running;
		const body = noteTo("jane@example.org");
		const sent = await askByHttp2({ port, method: "POST", path: "/api/messages", headers: json, body });
		expect([sent.status, JSON.parse(sent.body)]).toMatchObject([200, { status: "approved" }]);
		const read = await askByHttp2({ port, path: "/api/messages/jane%40example.org" });
		expect([read.status, read.body]).toEqual([200, expect.stringContaining("Your smile is my morning")]);
		const page = await askSecurely({ port, path: "/", headers: { "accept-encoding": "br" } });
		expect(page.status).toBe(200);
		expect(page.headers).toMatchObject({
			"content-encoding": "br",
			"strict-transport-security": "max-age=63072000; includeSubDomains",
		});
		// One policy, the service's own.
		expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'(?!.*default-src)/);
	});

	it("tells the service from where a visitor comes, whatever the visitor says", async () => {
		const look = async (from: string, said: string) => {
			const headers = { "x-forwarded-for": said, forwarded: `for=${said}`, "x-real-ip": said, "client-ip": said };
			const path = "/api/messages/nobody%40example.org";
			return (await askSecurely({ port: running.port, from, path, headers })).status;
		};
		const statuses: number[] = [];
		for (const said of ["198.51.100.1", "203.0.113.2", "192.0.2.3", "2001:db8::4"]) {
			statuses.push(await look("127.10.0.2", said));
		}
		expect(statuses).toEqual([200, 200, 200, 429]);
		expect(await look("127.20.0.3", "127.10.0.2")).toBe(200);
	});

	it("bounds bodies as the service does, and lets the reports of mail servers be longer", async () => {
		const post = async (path: string, bytes: number) => {
			const asked = { port: running.port, method: "POST", path, headers: json };
			return (await askSecurely({ ...asked, announcedBytes: bytes })).status;
		};
		expect(await post("/api/messages", 17 * 1024)).toBe(413);
		expect(await post("/api/bounces", 1100 * 1024)).toBe(413);
		const report = { port: running.port, method: "POST", path: "/api/bounces", headers: json };
		// Nobody signed it: the service says so, not the proxy.
		expect((await askSecurely({ ...report, body: " ".repeat(200 * 1024) })).status).toBe(401);
	});

	it("keeps the figures of the service to this machine", async () => {
		for (const path of ["/metrics", "/metrics?a", "/%6detrics"]) {
			const { status, headers } = await askSecurely({ port: running.port, path });
			// By the proxy itself: the service's answers have more headers.
			expect([path, status, headers["x-content-type-options"]]).toEqual([path, 404, undefined]);
		}
	});

	it("writes down neither who came nor what they asked for, however it ends", async () => {
		const { marks, places } = await comeEveryWay(proxy, running);
		expect(findTraces(marks, places)).toEqual([]);
	});

	it.skipIf(proxy.name.includes("nginx"))("keeps visitors waiting while the service starts again", async () => {
		await app.stop();
		const asking = askSecurely({ port: running.port, path: "/" });
		await app.restart();
		expect((await asking).status).toBe(200);
	});
});

describe("a proxy that logs requests as usual", () => {
	for (const proxy of chattySamples) {
		it.skipIf(!isInstalled(proxy))(`writes down who came: ${proxy.name}${skipped(proxy)}`, async () => {
			const app = await startTestApp("sqlite", settings);
			onTestFinished(() => app.remove());
			const running = await startProxy(proxy, Number(new URL(app.url).port));
			onTestFinished(() => running.stop());
			const { marks, places } = await comeEveryWay(proxy, running);
			const found = findTraces(marks, places).join("\n");
			expect(found).toContain("address of the connection, as it is");
			expect(found).toContain("recipient, as it is");
		});
	}
});

/** Requests that succeed, that are refused, that are none, that the service fails: what names somebody, and what is written. */
async function comeEveryWay(proxy: ProxyProgram, running: RunningProxy) {
	const from = "127.177.188.199";
	const visitor = createMarkedVisitor("a visitor");
	const recipient = "canaryrecipientjane";
	const words = "canarywordsofanote";
	const marks: Mark[] = [
		...visitor.marks,
		{ what: "address of the connection", text: from },
		{ what: "recipient", text: recipient },
		{ what: "note", text: words },
	];
	const { port } = running;
	const path = `/api/messages/${recipient}%40example.org${visitor.query}`;
	const lookUp = { port, from, path, headers: visitor.headers };
	const headers = { ...visitor.headers, ...json };
	const body = noteTo(`${recipient}@example.org`, `My dear, ${words}`);
	const note = { ...lookUp, method: "POST", path: `/api/messages${visitor.query}`, headers, body };
	const answers = [
		await askSecurely(note),
		await askSecurely(lookUp),
		await askSecurely({ ...note, announcedBytes: 17 * 1024 }),
		await askSecurely({ ...lookUp, path: `/${recipient}${visitor.query}` }),
	];
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 413, 404]);
	const malformed = `GET /${recipient}\0 ${words}\r\n\r\n`;
	await sayTo({ port, from, secure: true }, malformed);
	await sayTo({ port, from, secure: false }, malformed);
	const failing = await startFailing(proxy);
	// Not GET, which a proxy may try again for a while.
	expect((await askSecurely({ ...lookUp, method: "POST", port: failing.port })).status).toBe(502);
	expect((await askSecurely({ ...note, port: failing.port })).status).toBe(502);
	const written = [running.written(), failing.written()].join("\n");
	return { marks, places: [{ name: "what it wrote", bytes: Buffer.from(written, "latin1") }] };
}

/** Before a service that says that it is well and then breaks off. */
async function startFailing(proxy: ProxyProgram): Promise<RunningProxy> {
	const { port } = await startBareNode((answer) => void answer.destroy());
	const failing = await startProxy(proxy, port);
	onTestFinished(() => failing.stop());
	return failing;
}
