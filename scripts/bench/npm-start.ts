import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { sleep } from "#server/clock.ts";
import { freePort } from "#tests/free-port.ts";

/** Starts the service of a checkout as `npm start` does and waits for its first answer. Figures are those of Linux. */
export async function npmStart(checkout: string, environment: Readonly<Record<string, string>>) {
	const port = await freePort();
	const before = performance.now();
	const program = spawn(process.execPath, ["scripts/start.mjs"], {
		cwd: checkout,
		env: { ...process.env, ADMIN_PASSWORD: "bench-bench", LOG_LEVEL: "warn", ...environment, PORT: String(port) },
		stdio: ["ignore", "ignore", "inherit"],
	});
	while (!(await answers(port))) {
		if (program.exitCode !== null) throw new Error(`the service of ${checkout} ended with ${program.exitCode}`);
		await sleep(5);
	}
	const seconds = (performance.now() - before) / 1_000;
	const service = serviceOf(program);
	return {
		port,
		/** From the command to the first answer. */
		seconds,
		/** Of the processor, until then. */
		processorSeconds: processorSecondsOf(service),
		/** What it holds in memory now. */
		megabytes: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${service}/status`, "utf8"))?.[1]) / 1024,
		async stop() {
			program.kill("SIGTERM");
			await once(program, "exit");
		},
	};
}

function answers(port: number): Promise<boolean> {
	return fetch(`http://127.0.0.1:${port}/healthz`).then(
		(answer) => answer.ok,
		() => false,
	);
}

/** It runs in a process of its own. */
function serviceOf({ pid }: ChildProcess): number {
	return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
}

/** Counted in hundredths, on every Linux that Node runs on. */
function processorSecondsOf(pid: number): number {
	const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = fields.split(" ").slice(11, 13);
	return (Number(user) + Number(system)) / 100;
}
