import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { measureSlowdown } from "#tests/slowdown.ts";
import { post } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

/** Enough lines of the log to fill a pipe, its reader's buffer and more. */
const requests = 3_000;
const note = { recipientEmail: "jane@example.org", message: "Your smile is the best part of my mornings" };

let server: ChildProcess;
let dataDir: string;
afterEach(() => {
	server.kill("SIGKILL");
	rmSync(dataDir, { recursive: true, force: true });
});

async function start(stdout: number | "pipe"): Promise<string> {
	dataDir = mkdtempSync(join(tmpdir(), "billet-doux-logging-"));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	server = spawn(process.execPath, ["server/main.ts"], {
		env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: "correct horse", LOG_LEVEL: "debug" },
		stdio: ["ignore", stdout, "inherit"],
	});
	await until({
		what: "a server that is ready",
		holds: () => {
			if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
			return fetch(`${url}/readyz`).then(
				({ ok }) => ok,
				() => false,
			);
		},
	});
	return url;
}

/** Asks until the log is full of it. */
async function fillLog(url: string): Promise<void> {
	for (let asked = 0; asked < requests; asked += 20) {
		await Promise.all(
			Array.from({ length: 20 }, async () => {
				const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(100_000) });
				await answer.arrayBuffer();
				expect(answer.status).toBe(200);
			}),
		);
	}
}

async function stop(): Promise<void> {
	const exited = once(server, "exit");
	const started = performance.now();
	const slowdown = measureSlowdown();
	server.kill("SIGTERM");
	// The service's own clock is stricter, and ends it with 1.
	expect(await exited).toEqual([0, null]);
	expect(performance.now() - started).toBeLessThan(10_000 + 2_000 * slowdown());
}

it("a full disk under the log loses lines, not the service", async () => {
	const url = await start(openSync("/dev/full", "w"));
	await fillLog(url);
	expect((await post(`${url}/api/messages`, note)).body).toMatchObject({ success: true });
	await stop();
});

it("a reader of the log that has stopped reading stops neither the service nor its end", async () => {
	const url = await start("pipe");
	await fillLog(url);
	expect((await post(`${url}/api/messages`, note)).body).toMatchObject({ success: true });
	await stop();
});

it("a reader of the log that was slow gets every line", async () => {
	const url = await start("pipe");
	await fillLog(url);
	const reading = text(server.stdout as Readable);
	await fillLog(url);
	await stop();
	const lines = (await reading).split("\n").filter((line) => line.includes('"route":"/healthz"'));
	expect(lines).toHaveLength(2 * requests);
});
