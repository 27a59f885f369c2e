import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/free-port.ts";
import type { Served } from "#tests/load/load-run.ts";
import { startPostgres } from "#tests/postgres-server.ts";

const peakPerSecond = Number(process.env.BENCH_PEAK ?? 1_500);
const seconds = Number(process.env.BENCH_SECONDS ?? 40);
/** How many times the mean of the day the busiest moment is. */
const peak = 20;

interface Setting {
	readonly name: string;
	readonly nodes: number;
	readonly engine: "sqlite" | "postgresql";
}

const settings: readonly Setting[] = [
	{ name: "one node, SQLite", nodes: 1, engine: "sqlite" },
	{ name: "one node, PostgreSQL", nodes: 1, engine: "postgresql" },
	{ name: "three nodes, one PostgreSQL", nodes: 3, engine: "postgresql" },
];

/** A mail server that takes everything, and tells when. */
interface Sink {
	readonly url: string;
	readonly taken: () => { readonly count: number; readonly lastAt: number };
	stop(): Promise<void>;
}

/**
 * Offers a Valentine's Day in under a minute, as many notes as come at each moment whatever becomes of them, to one node and to
 * three. Durable, with real e-mails to a mail server beside it; everything shares this machine.
 */
export async function benchValentine(): Promise<void> {
	console.log(
		`${seconds} s for a day, ${peakPerSecond} notes a second at its peak, ${peakPerSecond / peak} on the mean`,
	);
	for (const setting of settings) console.log(await measure(setting));
}

async function measure({ name, nodes, engine }: Setting): Promise<string> {
	const postgres = engine === "postgresql" ? await startPostgres({ fsync: "on" }) : undefined;
	const sink = await startSink();
	const environment = {
		SMTP_URL: sink.url,
		...(postgres && {
			DATABASE_URL: `${postgres.url}/postgres`,
			APP_SECRET: "for measuring, and for nothing else at all",
		}),
	};
	const servers: Awaited<ReturnType<typeof startNode>>[] = [];
	try {
		while (servers.length < nodes) servers.push(await startNode(environment));
		const ports = servers.map(({ port }) => port);
		await offer({ ports, mean: 20, peak: 1, seconds: 3, name: "warm" });
		await sleep(1_000);
		const [before, spent] = [sink.taken().count, servers.map(({ spentMs }) => spentMs())];
		const startedAt = performance.now();
		const served = await offer({ ports, mean: peakPerSecond / peak, peak, seconds, name: "day" });
		await untilSent(sink, before + served.accepted.count);
		const sent = sink.taken();
		const cpuMs = servers.reduce((sum, { spentMs }, index) => sum + spentMs() - (spent[index] ?? 0), 0);
		return report(name, served, {
			sent: sent.count - before,
			lastAfterPeakS: (sent.lastAt - startedAt) / 1_000 - seconds / 2,
			cpuMsPerNote: cpuMs / served.accepted.count,
		});
	} finally {
		for (const server of servers) await server.stop();
		await sink.stop();
		await postgres?.stop();
	}
}

interface Aftermath {
	readonly sent: number;
	readonly lastAfterPeakS: number;
	readonly cpuMsPerNote: number;
}

function report(name: string, served: Served, { sent, lastAfterPeakS, cpuMsPerNote }: Aftermath): string {
	const { offered, accepted, refused, timedOut, broken, others } = served;
	return [
		name,
		`  offered ${offered}; accepted ${accepted.count}, p50 ${accepted.median} ms, p99 ${accepted.p99} ms`,
		`  refused (503) ${refused.count}, p50 ${refused.median} ms, p99 ${refused.p99} ms`,
		`  timed out ${timedOut}, broken off ${broken}, other answers ${JSON.stringify(others)}`,
		`  e-mails ${sent}, the last ${lastAfterPeakS.toFixed(1)} s after the peak`,
		`  processor time of the nodes ${cpuMsPerNote.toFixed(2)} ms per accepted note`,
	].join("\n");
}

/** All that was accepted, and then nothing more for a while: what was answered too late may be sent, too. */
async function untilSent(sink: Sink, count: number): Promise<void> {
	while (sink.taken().count < count || performance.now() - sink.taken().lastAt < 3_000) await sleep(100);
}

async function startNode(environment: Readonly<Record<string, string>>) {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const port = await freePort();
	const server = launch("server/main.ts", {
		PORT: String(port),
		DATA_DIR: dir,
		ADMIN_PASSWORD: "bench-bench",
		RATE_LIMIT_PER_SOURCE: "1000000",
		LOG_LEVEL: "error",
		...environment,
	});
	await untilReady(server, port);
	return {
		port,
		spentMs: () => processorTime(server),
		async stop() {
			server.kill("SIGTERM");
			await once(server, "exit");
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

async function startSink(): Promise<Sink> {
	const port = await freePort();
	const sink = launch("scripts/bench/smtp-sink.ts", { PORT: String(port) });
	let [count, lastAt] = [0, performance.now()];
	sink.on("message", () => {
		count++;
		lastAt = performance.now();
	});
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken: () => ({ count, lastAt }),
		async stop() {
			sink.kill("SIGKILL");
			await once(sink, "exit");
		},
	};
}

/** From a program of its own, so that it has its own core as far as there is one. */
async function offer(day: Readonly<Record<string, unknown>>): Promise<Served> {
	const program = launch("scripts/bench/offer-valentine.ts", {}, [JSON.stringify(day)]);
	if (program.stdout === null) throw new Error("a program without output");
	return JSON.parse(await text(program.stdout));
}

function launch(
	script: string,
	environment: Readonly<Record<string, string>>,
	args: readonly string[] = [],
): ChildProcess {
	return spawn(process.execPath, [script, ...args], {
		env: { ...process.env, ...environment },
		stdio: ["ignore", "pipe", "inherit", "ipc"],
	});
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
	for (;;) {
		if (server.exitCode !== null) throw new Error(`a node ended with ${server.exitCode}`);
		const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
		if (answer?.ok) return;
		await sleep(100);
	}
}

/** Milliseconds that a program has spent so far; Linux tells in hundredths of a second. */
function processorTime({ pid }: ChildProcess): number {
	const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = fields.split(" ").slice(11, 13);
	return (Number(user) + Number(system)) * 10;
}
