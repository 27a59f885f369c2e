import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

export interface ServerProcess {
	readonly url: string;
	readonly port: number;
	readonly process: ChildProcess;
	/** What it has written to its standard output. */
	readonly output: () => string;
	/** What it has written to its standard error. */
	readonly errors: () => string;
	/** Resolves to exit code and signal. */
	readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

interface ProcessSettings {
	/** Settings beside those that every test has. */
	readonly environment?: Readonly<Record<string, string>>;
	/** Instead of a port and a folder of its own. */
	readonly port?: number;
	readonly dataDir?: string;
	/** What is answered with 200 when it is ready, `/readyz` unless said. */
	readonly readyAt?: string;
	/** Takes what ends it, instead of the end of the test. */
	readonly atEnd?: (end: () => void) => void;
	/** Instead of `node server/main.ts`. */
	readonly command?: readonly [program: string, ...string[]];
}

/** What Node has compiled, for the next start of the same program; half of a start goes into it. */
const compileCache = join(tmpdir(), "billet-doux-compiled");

/** Starts the service in a process of its own and waits until it is ready. The end of the test ends it. */
export async function startServerProcess(settings: ProcessSettings = {}): Promise<ServerProcess> {
	const port = settings.port ?? (await freePort());
	const atEnd = settings.atEnd ?? onTestFinished;
	const [program, ...args] = settings.command ?? [process.execPath, "server/main.ts"];
	const server = spawn(program, args, {
		env: {
			...process.env,
			NODE_COMPILE_CACHE: compileCache,
			PORT: String(port),
			DATA_DIR: settings.dataDir ?? temporaryFolder(atEnd),
			ADMIN_PASSWORD: "correct horse",
			RATE_LIMIT_PER_SOURCE: "1000000",
			RATE_LIMIT_LOOKUPS: "1000000",
			LOG_LEVEL: "error",
			...settings.environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
		// With what it starts itself, so that the end of the test ends that, too.
		detached: true,
	});
	atEnd(() => killGroup(server));
	let [output, errors] = ["", ""];
	server.stdout?.on("data", (chunk) => {
		output += chunk;
	});
	server.stderr?.on("data", (chunk) => {
		errors += chunk;
	});
	const url = `http://127.0.0.1:${port}`;
	const closed = once(server, "close");
	await until({
		what: "a server that is ready",
		holds: async () => {
			if (server.exitCode !== null) {
				await closed;
				throw new Error(`The server ended with ${server.exitCode}: ${errors}`);
			}
			return fetch(settings.readyAt ?? `${url}/readyz`).then(
				(answer) => answer.ok,
				() => false,
			);
		},
	});
	const ended = once(server, "exit").then(([code, signal]) => [code, signal] as const);
	return { url, port, process: server, output: () => output, errors: () => errors, ended };
}

/** The most memory that a process has held in RAM so far; where the system does not say, what it holds now. */
export function peakMegabytes({ pid }: ChildProcess): number {
	if (process.platform !== "linux") {
		return Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout) / 1024;
	}
	const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

function killGroup({ pid }: ChildProcess): void {
	try {
		if (pid !== undefined) process.kill(-pid, "SIGKILL");
	} catch {
		// Everything has ended by itself.
	}
}

function temporaryFolder(atEnd: (end: () => void) => void): string {
	const folder = mkdtempSync(join(tmpdir(), "billet-doux-process-"));
	atEnd(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
