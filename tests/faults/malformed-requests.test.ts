import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSockets, readToEnd, requestText } from "#tests/raw-sockets.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const close = "Connection: close";
const get = (path: string, ...headers: string[]) => requestText("GET", path, ["Host: localhost", close, ...headers]);

describe("what is no proper request", () => {
	let app: TestApp;
	beforeAll(async () => {
		app = await startTestApp("sqlite");
	});
	afterAll(() => app.remove());

	const open = async () => {
		const [socket] = await openSockets(Number(new URL(app.url).port), 1);
		if (socket === undefined) throw new Error("no socket");
		return socket;
	};

	async function answerTo(text: string) {
		const socket = await open();
		socket.write(text);
		const answer = await readToEnd(socket);
		const [head = "", body = ""] = answer.split("\r\n\r\n");
		const [status = "", ...lines] = head.split("\r\n");
		const headers = new Map(lines.map((line) => [line.split(": ")[0]?.toLowerCase(), line.replace(/^[^:]*: /, "")]));
		return { status: Number(status.split(" ")[1]), headers, body };
	}

	it.each([
		["an address that is no UTF-8", 400, get("/faq%FF")],
		["one of the API that is no UTF-8", 400, get("/api/messages/%FF")],
		["an address that breaks off", 400, get("/fr/%E0%A4%A")],
		["a parameter that is too long", 400, get(`/api/messages/${"a".repeat(1_100)}@example.org`)],
		["two Host headers", 400, get("/", "Host: elsewhere.example")],
		["two Host headers for the API", 400, get("/api/messages/jane@example.org", "HOST: localhost")],
		["no Host header", 400, requestText("GET", "/", [close])],
		["no HTTP", 400, "what is this?\r\n\r\n"],
		["a version that nobody speaks", 400, "GET / HTTP/7.0\r\nHost: localhost\r\n\r\n"],
		["a broken header", 400, get("/", "Broken\u0001: x")],
		["two lengths", 400, requestText("POST", "/api/messages", ["Host: a", "Content-Length: 3", "Content-Length: 4"])],
		["a head of 20 kB", 431, get("/", `X-Long: ${"x".repeat(20_000)}`)],
		["above the served files, encoded", 404, get("/api/docs/static/%2e%2e/%2e%2e/package.json")],
		["above the served files, with a slash", 404, get("/api/docs/static/..%2f..%2fpackage.json")],
		["a NUL among the served files", 404, get("/api/docs/static/%00")],
		["a NUL in an extension", 404, get("/api/docs/static/index.css%00.html")],
	])("%s: %i, in the form of every failure", async (_what, expected, text) => {
		const { status, headers, body } = await answerTo(text);
		expect(status).toBe(expected);
		expect(JSON.parse(body)).toEqual({ success: false, error: expect.stringMatching(/\S/) });
		expect(Object.fromEntries(headers)).toMatchObject({
			"content-type": "application/json; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			"x-content-type-options": "nosniff",
			"referrer-policy": "no-referrer",
			connection: "close",
		});
	});

	it("asks for no more than HTTP does: version 1.0 needs no Host, and an unknown expectation is no mistake", async () => {
		expect((await answerTo("GET /healthz HTTP/1.0\r\n\r\n")).status).toBe(200);
		expect((await answerTo(get("/healthz", "Expect: something"))).status).toBe(200);
	});

	it("does not call it a failure of ours when somebody hangs up", async () => {
		const seen = app.log.length;
		const body = JSON.stringify({ recipientEmail: "jane@example.org", message: "Your smile is the best" });
		const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
		const begin = requestText("POST", "/api/messages", head);
		for (const text of [begin + body.slice(0, 20), begin + body, get("/api/openapi.json").repeat(3), "GET / HT"]) {
			for (const hangUp of ["resetAndDestroy", "end"] as const) {
				const socket = await open();
				await new Promise((resolve) => socket.write(text, resolve));
				// Once before the service has read it, once after.
				if (hangUp === "end") expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
				socket[hangUp]();
			}
		}
		// It takes what it is sent, and goes on.
		await until({ what: "the notes", holds: async () => (await app.read("jane@example.org")).body.length > 0 });
		const levels = app.log.slice(seen).map((line) => JSON.parse(line));
		expect(levels.filter(({ level, msg }) => level === "error" || level >= 50 || /unexpected/.test(msg))).toEqual([]);
	});
});
