import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createLog } from "#server/log.ts";
import { createMessageStore } from "#server/message/message-store.ts";
import { createVault } from "#server/privacy/seal.ts";
import { freePort } from "#tests/free-port.ts";
import { startTestApp, type TestApp } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const address = "jane@example.org";
const secret = "a secret for tests, long enough to be one";

let app: TestApp;
let server: ChildProcess | undefined;
afterEach(async () => {
	server?.kill("SIGKILL");
	server = undefined;
	await app.remove();
});

/** How many of so many look-ups are answered, each from its own source. */
async function answeredFrom(sources: readonly string[]): Promise<number> {
	const answers = [];
	for (const [index, source] of sources.entries()) {
		answers.push(await app.read(`guess${index}@example.org`, { "x-forwarded-for": source }));
	}
	for (const { status, headers, body } of answers) {
		if (status === 200) continue;
		expect(status).toBe(429);
		const retryAfterSeconds = Number(headers.get("retry-after"));
		expect(retryAfterSeconds).toBeGreaterThan(0);
		const error = expect.stringMatching(/\d min/);
		const limit = expect.stringMatching(/^(?:source|all)$/);
		expect(body).toEqual({ success: false, error, errorType: "rate_limit", limit, retryAfterSeconds });
	}
	return answers.filter(({ status }) => status === 200).length;
}

const behindProxy = (lookups: number) => ({ TRUST_PROXY: "127.0.0.1", RATE_LIMIT_LOOKUPS: String(lookups) });
const times = <T>(count: number, make: (index: number) => T) =>
	Array.from({ length: count }, (_, index) => make(index));

describe("look-ups", () => {
	it("find an end within a /64 and a /48 of IPv6 and a /24 of IPv4, and their neighbours do not notice", async () => {
		app = await startTestApp("sqlite", behindProxy(5));
		expect(await answeredFrom(times(20, (index) => `2001:db8:1:1::${index + 1}`))).toBe(5);
		expect(await answeredFrom(times(200, (index) => `2001:db8:2:${(index + 1).toString(16)}::1`))).toBe(40);
		expect(await answeredFrom(times(200, (index) => `203.0.113.${index + 1}`))).toBe(40);
		expect(await answeredFrom(["2001:db8:3::1", "198.51.100.1"])).toBe(2);
	});

	it("find an end for all together", async () => {
		app = await startTestApp("sqlite", behindProxy(2));
		expect(await answeredFrom(times(300, (index) => `2001:db8:${(index + 1).toString(16)}::1`))).toBe(40);
	});
});

describe("an inbox of thousands of letters", () => {
	/** Puts them there as if they had come one by one. */
	async function fill(count: number): Promise<void> {
		const database = await openSqlite(join(app.dataDir, "billet-doux.sqlite"), createLog("silent"));
		const messages = createMessageStore(createVault(secret));
		const standing = {
			status: "approved",
			category: null,
			spans: [],
			model: "test",
			confidence: null,
			readings: null,
		} as const;
		await database.write(async (queries) => {
			for (let index = 0; index < count; index++) {
				const note = { recipient: address, text: `${index} ${"my love ".repeat(120)}` };
				const id = `letter-${String(index).padStart(6, "0")}`;
				await messages.insert(queries, { id, note, standing, locale: "en", at: index });
			}
		});
		await database.close();
	}

	it("is answered whole, and costs little memory however many ask for it and do not read", async () => {
		app = await startTestApp("sqlite", { APP_SECRET: secret });
		await fill(10_000);
		const { body } = await app.read(address);
		expect(body.map(({ created_at }: { created_at: string }) => Date.parse(created_at))).toEqual(
			times(10_000, (index) => 9_999 - index),
		);
		await app.stop();
		const port = await startServer();
		const before = residentMb();
		// Each answer has 10 MB, of which the network holds some.
		const sockets = times(40, () => askAndStop(port));
		await Promise.all(sockets.map((socket) => once(socket, "readable")));
		await sleep(2_000);
		expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
		// What is held stays, what is garbage goes in time.
		await expect.poll(() => residentMb() - before, { timeout: 60_000, interval: 500 }).toBeLessThan(256);
		for (const socket of sockets) socket.destroy();
	});

	/** The service in a process of its own, on the data of the app. */
	async function startServer(): Promise<number> {
		const port = await freePort();
		server = spawn(process.execPath, ["server/main.ts"], {
			env: {
				...process.env,
				PORT: String(port),
				DATA_DIR: app.dataDir,
				APP_SECRET: secret,
				ADMIN_PASSWORD: "correct horse",
				RATE_LIMIT_LOOKUPS: "100000",
				LOG_LEVEL: "error",
			},
			stdio: ["ignore", "ignore", "inherit"],
		});
		const isReady = () =>
			fetch(`http://127.0.0.1:${port}/readyz`).then(
				({ ok }) => ok,
				() => false,
			);
		await until({ what: "a server that is ready", holds: isReady });
		await fetch(`http://127.0.0.1:${port}/api/messages/${address}?limit=100`);
		return port;
	}

	/** Asks for all letters and takes the first bytes of the answer only. */
	function askAndStop(port: number): Socket {
		const socket = connect({ port, host: "127.0.0.1" });
		socket.on("error", () => {});
		socket.write(`GET /api/messages/${encodeURIComponent(address)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
		return socket;
	}

	function residentMb(): number {
		const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server?.pid}/status`, "utf8")) ?? [];
		return Number(kilobytes) / 1024;
	}
});
