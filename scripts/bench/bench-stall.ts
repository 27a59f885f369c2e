import { freePort } from "#tests/free-port.ts";
import { serveNotes } from "./bench-programs.ts";
import { measureLoad } from "./load.ts";
import { nextNote } from "./note-load.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const perSecond = Number(process.env.BENCH_RATE ?? 2_000);

/** The longest that the event loop stood still while so many notes a second came, captured and durable on SQLite. */
export async function benchStall(): Promise<void> {
	const metricsPort = await freePort();
	const service = await serveNotes(".", { METRICS_PORT: String(metricsPort) });
	const load = {
		url: `http://127.0.0.1:${service.port}/api/messages`,
		method: "POST",
		headers: { "content-type": "application/json" },
		body: nextNote,
		expected: '"status":"approved"',
	} as const;
	try {
		await measureLoad(load, { seconds: 5, connections: 64 });
		// Each reading begins the next stretch.
		await readDelay(metricsPort);
		const { rate, refusals, p99 } = await measureLoad(load, { seconds, connections: 64, perSecond });
		const { p99: turn, max } = await readDelay(metricsPort);
		console.log(
			`Event loop at ${perSecond} notes a second, ${Math.round(rate)} taken, ${refusals} refused, p99 ${p99} ms`,
		);
		console.log(`  delay: p99 ${turn} ms, longest ${max} ms, goal ≤ 50: ${max <= 50 ? "met" : "MISSED"}`);
	} finally {
		await service.stop();
	}
}

/** What the service itself tells Prometheus, in milliseconds. */
async function readDelay(port: number) {
	const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	const of = (name: string) => {
		const [, seconds] = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, "m").exec(text) ?? [];
		return Math.round(Number(seconds) * 1_000);
	};
	return { p99: of("p99"), max: of("max") };
}
