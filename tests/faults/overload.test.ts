import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "#server/clock.ts";
import { freePort } from "#tests/free-port.ts";
import type { Offer, Served } from "#tests/load/load-run.ts";
import { post } from "#tests/start-test-app.ts";
import { until } from "#tests/until.ts";

const seconds = Number(process.env.OVERLOAD_SECONDS ?? 5);
/** The long form has the machine to itself and holds the times of the promise; the short one finds what hangs or is lost. */
const holdsTimes = process.env.OVERLOAD_SECONDS !== undefined;
const patienceMs = 60_000;
/** Few enough to be let in always, so that what they get is what the service can do. */
const clients = 16;
const password = "correct horse";

let dataDir: string;
let port: number;
let url: string;
let mailServer: ChildProcess;
let server: ChildProcess;
let token: string;
beforeAll(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "billet-doux-overload-"));
	const mailPort = await freePort();
	port = await freePort();
	url = `http://127.0.0.1:${port}`;
	mailServer = launch("scripts/bench/smtp-sink.ts", { PORT: String(mailPort) });
	server = launch("server/main.ts", {
		PORT: String(port),
		DATA_DIR: dataDir,
		SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		ADMIN_PASSWORD: password,
		RATE_LIMIT_PER_SOURCE: "1000000",
		LOG_LEVEL: "error",
	});
	await until({
		what: "a server that is ready",
		holds: () =>
			fetch(`${url}/readyz`)
				.then(({ ok }) => ok)
				.catch(() => false),
	});
	const signIn = await post(`${url}/api/admin/auth/login`, { username: "admin", password });
	token = signIn.body.token;
});
afterAll(async () => {
	for (const program of [server, mailServer]) program.kill("SIGKILL");
	rmSync(dataDir, { recursive: true, force: true });
});

/** Needs /proc, where Linux says what a program has used. */
describe.runIf(process.platform === "linux")("more than can be answered", () => {
	it(`ten times as much, for ${seconds} s: the service does what it can, refuses the rest, and is well again at once`, {
		timeout: 240_000 + seconds * 2_000,
	}, async () => {
		await offer({ load: { clients }, seconds: 2, name: "warm" });
		const startedAt = processorTime(server);
		const peak = await offer({ load: { clients }, seconds: 2, name: "peak" });
		const peakTime = processorTime(server) - startedAt;
		expect(peak).toMatchObject({ refused: { count: 0 }, others: {}, timedOut: 0, broken: 0 });

		const probes = startProbes();
		const slowdown = measureSlowdown(server);
		const served = await offer({ load: { perSecond: 10 * peak.goodput }, seconds, name: "many" });
		const slower = slowdown();
		// The promise is a second where nothing else runs.
		const longMs = holdsTimes ? 2_000 * slower : patienceMs;
		const time = processorTime(server) - startedAt - peakTime;
		const recoveredMs = await untilCalm(peak.goodput, longMs);
		const probed = await probes.stop();
		const noteCost = peakTime / peak.accepted.count;
		const goodput = goodputAtTenTimes((time - served.accepted.count * noteCost) / served.refused.count / noteCost);
		report({ peak, served, goodput, probed, recoveredMs, slower });

		// Every request got an answer: done, or refused with the time to come again.
		expect(served).toMatchObject({ others: {}, timedOut: 0, broken: 0 });
		expect(served.accepted.count + served.refused.count).toBe(served.offered);
		expect(served.refused.count).toBeGreaterThan(served.accepted.count);
		expect(served.retryAfter.filter((wait) => Number(wait) < 2 || Number(wait) > 10)).toEqual([]);
		expect(served.retryAfter.length).toBeGreaterThan(1);
		expect(served.accepted.p99).toBeLessThan(longMs);
		if (holdsTimes) expect(served.refused.median).toBeLessThan(served.accepted.median);
		// The promise is 0.8: decision 0027 says what was measured.
		if (holdsTimes) expect(goodput).toBeGreaterThan(0.5);

		expect([probed.alive, probed.signedIn]).toEqual([[200], [200]]);
		// It says no when it has no answer within a second, as on a machine that gives it too little time.
		if (holdsTimes && slower < 3) expect(probed.ready).toEqual([200]);
		expect(probed.slowestMs).toBeLessThan(longMs);
		expect(probed.megabytes).toBeLessThan(512);
		expect(recoveredMs).toBeLessThan(holdsTimes ? 5_000 * slower : patienceMs);
	});

	it("requests that are never finished keep no other out", async () => {
		const body = JSON.stringify({
			recipientEmail: "jane@example.org",
			message: "Your smile is the best part of my mornings",
		});
		const head = `POST /api/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
		const silent = Array.from({ length: 200 }, () => connect(port, "127.0.0.1"));
		await Promise.all(silent.map((socket) => once(socket, "connect")));
		for (const socket of silent) socket.write(head + body.slice(0, 10));
		await sleep(100);
		expect((await post(`${url}/api/messages`, JSON.parse(body))).body).toMatchObject({ success: true });
		for (const socket of silent) socket.destroy();
	});
});

/** Offers a load from a program of its own. */
async function offer(load: Omit<Offer, "ports">): Promise<Served> {
	const program = launch("tests/load/offer-load.ts", {}, [JSON.stringify({ ports: [port], ...load })]);
	if (program.stdout === null) throw new Error("a program without output");
	return JSON.parse(await text(program.stdout));
}

/** Milliseconds after an overload until half of what the service can do is answered again, all but a burst now and then. */
async function untilCalm(peak: number, longMs: number): Promise<number> {
	const endedAt = performance.now();
	for (let round = 0; ; round++) {
		const beganAfter = Math.round(performance.now() - endedAt);
		const calm = await offer({ load: { perSecond: peak / 2 }, seconds: 1, name: `calm${round}x` });
		const isCalm = calm.accepted.count > 0.95 * calm.offered && calm.accepted.p99 < longMs;
		if (isCalm || beganAfter > patienceMs) return beganAfter;
	}
}

/**
 * The part of its peak that a service still does at ten times the load on a core of its own, when a refusal costs so
 * many times what a note costs. By processor time, because how much of a core it gets here depends on everything else.
 */
function goodputAtTenTimes(costOfRefusal: number): number {
	return 1 / (1 + 9 * costOfRefusal);
}

/** Milliseconds of processor time that a program has spent. */
function processorTime({ pid }: ChildProcess): number {
	const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = fields.split(" ").slice(11, 13);
	// In hundredths of a second, on every Linux that Node runs on.
	return (Number(user) + Number(system)) * 10;
}

/** From now on: how many times longer a program takes than alone, because others have the processor. */
function measureSlowdown({ pid }: ChildProcess): () => number {
	const waitedMs = () => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
	const [began, waited] = [performance.now(), waitedMs()];
	return () => {
		const elapsed = performance.now() - began;
		return elapsed / Math.max(1, elapsed - (waitedMs() - waited));
	};
}

/** The figures behind the promise, for whoever asks for them. */
function report(figures: unknown): void {
	if (process.env.OVERLOAD_SECONDS !== undefined) process.stdout.write(`${JSON.stringify(figures, null, "\t")}\n`);
}

/** Asks for health and for what only administrators get, each time on a new connection, and watches the memory. */
function startProbes() {
	const [alive, ready, signedIn] = [new Set<number>(), new Set<number>(), new Set<number>()];
	let [slowestMs, megabytes, probing] = [0, 0, true];
	const probe = async (path: string, statuses: Set<number>) => {
		const began = performance.now();
		statuses.add(await statusOf(path));
		slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
	};
	const running = (async () => {
		for (; probing; await sleep(100)) {
			const signedInOnly = probe("/api/admin/auth/verify", signedIn);
			await Promise.all([probe("/healthz", alive), probe("/readyz", ready), signedInOnly]);
			megabytes = Math.max(megabytes, Math.round(memoryOf(server)));
		}
	})();
	return {
		async stop() {
			probing = false;
			await running;
			return { alive: [...alive], ready: [...ready], signedIn: [...signedIn], slowestMs, megabytes };
		},
	};
}

function statusOf(path: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const headers = { authorization: `Bearer ${token}` };
		const request = get(`${url}${path}`, { headers, agent: new Agent() }, (answer) => {
			answer.resume();
			resolve(answer.statusCode ?? 0);
		});
		request.on("error", reject);
	});
}

/** Resident memory in MB. */
function memoryOf({ pid }: ChildProcess): number {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function launch(
	script: string,
	environment: Readonly<Record<string, string>>,
	args: readonly string[] = [],
): ChildProcess {
	// With as much room for new objects as `npm start` gives.
	return spawn(process.execPath, ["--max-semi-space-size=8", script, ...args], {
		env: { ...process.env, ...environment },
		stdio: ["ignore", "pipe", "inherit"],
	});
}
