import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { sleep } from "#server/clock.ts";
import { hangingAfter, startHangingMailServer } from "#tests/hanging-mail-server.ts";
import { openSockets, readToEnd, requestText } from "#tests/raw-sockets.ts";
import { type ServerProcess, startServerProcess } from "#tests/server-process.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { post } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const promisedMs = 10_000;
/** What the end of a process takes on top where it waits for nothing; the service's own clock is stricter, and ends it with 1. */
const endMs = 2_000;
const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };

/** Sends a signal; resolves to exit code, signal, and whether it took as long as promised, on a busy machine, too. */
async function endedBy(server: ServerProcess, signal: NodeJS.Signals) {
	const started = performance.now();
	const slowdown = measureSlowdown();
	server.process.kill(signal);
	const [code, by] = await server.ended;
	return { code, by, isInTime: performance.now() - started < promisedMs + endMs * slowdown() };
}

describe("SIGTERM ends the service within ten seconds", () => {
	const post200 = requestText("POST", "/api/messages", [
		"Host: localhost",
		"Content-Type: application/json",
		"Content-Length: 200",
	]);
	const hindrances: Readonly<Record<string, (socket: Socket) => void>> = {
		"a connection that says nothing": () => {},
		"half a head": (socket) => void socket.write("GET / HTTP/1.1\r\nHo"),
		"half a body": (socket) => void socket.write(`${post200}{"recipientEmail":`),
		"answers that nobody reads": (socket) =>
			void socket.write(requestText("GET", "/api/docs/static/swagger-ui-bundle.js").repeat(10)),
		"an idle connection": (socket) => void socket.write(requestText("GET", "/healthz")),
	};

	const together = [Object.keys(hindrances)];
	const each = process.env.STOP_HINDRANCES === "each" ? Object.keys(hindrances).map((name) => [name]) : [];

	it.each([...each, ...together].map((names) => [names]))("with %j", async (names) => {
		const server = await startServerProcess();
		for (const name of names) {
			const [socket] = await openSockets(server.port, 1);
			if (socket !== undefined) hindrances[name]?.(socket);
		}
		// Whatever was sent before this answer has been read.
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
		expect(await endedBy(server, "SIGTERM")).toMatchObject({ code: 0, isInTime: true });
	});

	it("with mail servers that hang, and tells each sender that nothing was sent yet", async () => {
		await Promise.all(hangingAfter.map(stopWhileMailServerHangs));
	});

	async function stopWhileMailServerHangs(after: (typeof hangingAfter)[number]): Promise<void> {
		const mail = await startHangingMailServer(after);
		const dataDir = temporaryFolder();
		const environment = { SMTP_URL: mail.url, DELIVERY_BUDGET_MS: "10000" };
		const server = await startServerProcess({ dataDir, environment });
		const sending = post(`${server.url}/api/messages`, note);
		await until({ what: "a send that hangs", holds: () => mail.hanging() > 0 });
		expect([after, await endedBy(server, "SIGTERM")]).toMatchObject([after, { code: 0, isInTime: true }]);
		expect(await sending).toMatchObject({ status: 200, body: { success: true, status: "approved", emailSent: false } });
		const database = new DatabaseSync(join(dataDir, "billet-doux.sqlite"));
		expect(database.prepare("select state from delivery").all()).toEqual([{ state: "queued" }]);
		database.close();
	}
});

/** What a client finds who sends on a connection that has just been closed, or that nobody had accepted. */
const closedWhileIdle: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

interface Outcomes {
	answered: number;
	readonly failures: string[];
}

describe("SIGTERM cuts nobody off", () => {
	it("answers a request that is still arriving, and says meanwhile that it is not ready", async () => {
		// It says so for a second, in which a busy machine may let nobody ask.
		while (!(await stopsWhileARequestArrives()));
	});

	/** Gives whether anybody could ask it in the second between the signal and the end of its listener. */
	async function stopsWhileARequestArrives(): Promise<boolean> {
		const server = await startServerProcess();
		const body = JSON.stringify(note);
		const [socket] = await openSockets(server.port, 1);
		if (socket === undefined) throw new Error("no socket");
		const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
		socket.write(requestText("POST", "/api/messages", head) + body.slice(0, 20));
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
		const ending = endedBy(server, "SIGTERM");
		const ask = (path: string) =>
			fetch(server.url + path).then(
				({ status }) => status,
				() => undefined,
			);
		const said = new Set<number | undefined>();
		await until({
			what: "an answer that it is not ready, or a closed listener",
			holds: async () => {
				const status = await ask("/readyz");
				if (status !== 200) said.add(status);
				return status !== 200;
			},
			everyMs: 5,
		});
		if (said.has(503)) said.add(await ask("/healthz"));
		await until({ what: "a closed listener", holds: async () => (await ask("/healthz")) === undefined });
		socket.write(body.slice(20));
		const answer = await readToEnd(socket);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
		expect(answer).toMatch(/^connection: close\r$/im);
		expect(answer).toContain('"emailSent":true');
		expect((await ending).code).toBe(0);
		expect([undefined, 200, 503]).toEqual(expect.arrayContaining([...said]));
		return said.has(503) && said.has(200);
	}

	it("answers every request under load", async () => {
		const dataDir = temporaryFolder();
		const server = await startServerProcess({ dataDir });
		const outcomes: Outcomes = { answered: 0, failures: [] };
		const clients = Array.from({ length: 20 }, (_, client) => sendUntilRefused(server, client, outcomes));
		await until({ what: "load", holds: () => outcomes.answered > 100, progress: () => outcomes.answered });
		expect(await endedBy(server, "SIGTERM")).toMatchObject({ code: 0, isInTime: true });
		await Promise.all(clients);
		expect(outcomes.failures.join("\n")).toBe("");
		// So no note was begun whose sender had no answer.
		const database = new DatabaseSync(join(dataDir, "billet-doux.sqlite"));
		expect(database.prepare("select count(*) as notes from message").get()).toEqual({ notes: outcomes.answered });
		database.close();
	});

	async function sendUntilRefused({ url }: ServerProcess, client: number, outcomes: Outcomes): Promise<void> {
		for (let index = 0; ; index++) {
			try {
				const body = { ...note, recipientEmail: `c${client}n${index}@example.org` };
				const answer = await post(`${url}/api/messages`, body);
				expect(answer.status).toBe(200);
				outcomes.answered++;
			} catch (error) {
				const { code, message } = Object(Object(error).cause);
				if (code === "ECONNREFUSED") return;
				// By a client that the system let wait a second long: its connection was closed as idle when it went on.
				if (closedWhileIdle.has(code)) continue;
				outcomes.failures.push(`${code} ${message} ${error}`);
			}
		}
	}
});

it("a second signal ends the service at once", async () => {
	const server = await startServerProcess();
	const [socket] = await openSockets(server.port, 1);
	socket?.write("GET / HTTP/1.1\r\nHo");
	expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
	server.process.kill("SIGTERM");
	await until({
		what: "the beginning of the stop",
		// Whoever comes late finds the listener closed.
		holds: () =>
			fetch(`${server.url}/readyz`).then(
				({ status }) => status === 503,
				() => true,
			),
		everyMs: 5,
	});
	expect(await endedBy(server, "SIGTERM")).toMatchObject({ code: 143 });
});

describe("npm start", () => {
	const command = ["npm", "start"] as const;

	it.each(["SIGTERM", "SIGINT"] as const)("passes %s on and waits for the end", async (signal) => {
		const server = await startServerProcess({ command });
		const [socket] = await openSockets(server.port, 1);
		if (socket === undefined) throw new Error("no socket");
		const body = JSON.stringify(note);
		const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
		socket.write(requestText("POST", "/api/messages", head) + body.slice(0, 20));
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
		const ending = endedBy(server, signal);
		await sleep(1_500);
		socket.write(body.slice(20));
		expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 200 /);
		expect(await ending).toMatchObject({ code: 0, by: null });
		await expect(fetch(`${server.url}/healthz`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
	});

	it("ends with the exit code of the service, which says what is wrong with the configuration", async () => {
		const starting = startServerProcess({ command, environment: { TRUST_PROXY: "banana" } });
		await expect(starting).rejects.toThrow(/ended with 1:.*TRUST_PROXY: must be IP addresses/s);
	});
});

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "billet-doux-stop-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
