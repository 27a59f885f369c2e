import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#tests/free-port.ts";

type Environment = Readonly<Record<string, string>>;

/** Starts a program of a checkout with the Node that this one runs on; its complaints are shown. */
function launch(checkout: string, script: string, environment: Environment): ChildProcess {
	const profile = process.env.BENCH_PROFILE;
	const profiled = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${resolve(profile)}`];
	return spawn(process.execPath, [...profiled, script], {
		cwd: checkout,
		env: { ...process.env, ...environment },
		stdio: ["ignore", "ignore", "inherit"],
	});
}

/** A program that runs. */
interface Running {
	/** The processor time that it has spent, in milliseconds. */
	spentMs(): number;
	stop(): Promise<void>;
}

/** One that listens. */
export interface Served extends Running {
	readonly port: number;
}

/** Starts a program of a checkout. */
export function run(checkout: string, script: string, environment: Environment): Running {
	const program = launch(checkout, script, environment);
	return { spentMs: () => processorTime(program), stop: () => end(program) };
}

/** Starts a program that listens at `PORT` and may write to `DATA_DIR`, an empty folder of its own. */
export async function serve(checkout: string, script: string, environment: Environment = {}): Promise<Served> {
	const port = await freePort();
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const program = launch(checkout, script, { DATA_DIR: dir, ...environment, PORT: String(port) });
	await untilListening(program, port);
	return {
		port,
		spentMs: () => processorTime(program),
		async stop() {
			await end(program);
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

/** The service without the limits that a single visitor would meet. */
export const serviceSettings = {
	ADMIN_PASSWORD: "bench-bench",
	RATE_LIMIT_PER_SOURCE: "1000000",
	DELIVERY_BUDGET_MS: "10000",
	LOG_LEVEL: "warn",
} as const;

/** Starts the service of a checkout. */
export function serveNotes(checkout: string, environment: Environment = {}): Promise<Served> {
	return serve(checkout, "server/main.ts", { ...serviceSettings, ...environment });
}

/** Ends a program in its own way, and waits for that. */
async function end(program: ChildProcess): Promise<void> {
	if (program.exitCode !== null) return;
	program.kill("SIGTERM");
	await once(program, "exit");
}

/** Not a number where the system does not tell. */
function processorTime({ pid }: ChildProcess): number {
	try {
		const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
		const [user, system] = fields.split(" ").slice(11, 13);
		// In hundredths of a second, on every Linux that Node runs on.
		return (Number(user) + Number(system)) * 10;
	} catch {
		return Number.NaN;
	}
}

async function untilListening(program: ChildProcess, port: number): Promise<void> {
	for (let tries = 0; tries < 600 && program.exitCode === null; tries++) {
		const isThere = await new Promise((answer) => {
			const socket = connect(port, "127.0.0.1", () => answer(socket.end()));
			socket.on("error", () => answer(undefined));
		});
		if (isThere !== undefined) return;
		await new Promise((again) => setTimeout(again, 100));
	}
	throw new Error(`nothing listens at ${port}`);
}
