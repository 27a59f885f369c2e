import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { seed } from "./bench-seed.ts";
import { spread } from "./load.ts";
import { npmStart } from "./npm-start.ts";

const messages = Number(process.env.BENCH_MESSAGES ?? 200_000);
const minutes = Number(process.env.BENCH_MINUTES ?? 4);
const slices = 12;

/** What the service holds in memory while it is loaded with notes, look-ups and pages, and whether that grows. */
export async function benchMemory(): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const reader = await seed(dir, messages);
	const limits = { RATE_LIMIT_LOOKUPS: "1000000", RATE_LIMIT_PER_SOURCE: "1000000" };
	const service = await npmStart(".", { DATA_DIR: dir, ...limits });
	try {
		const origin = `http://127.0.0.1:${service.port}`;
		const time = { duration: (minutes * 60) / slices, connections: 10 };
		const held: number[] = [];
		let answered = 0;
		for (let slice = 0; slice < slices; slice++) {
			const loads = await Promise.all([
				autocannon({ ...time, url: `${origin}/api/messages`, requests: [noteRequest] }),
				autocannon({ ...time, url: `${origin}/api/messages/${reader}` }),
				autocannon({ ...time, url: `${origin}/`, headers: { "accept-encoding": "br" } }),
			]);
			answered += loads.reduce((sum, load) => sum + load["2xx"], 0);
			const failed = loads.reduce((sum, load) => sum + load.non2xx + load.errors, 0);
			if (failed > 0) throw new Error(`${failed} requests failed`);
			held.push(Math.round(service.megabytes()));
			console.error(`after ${Math.round(time.duration * (slice + 1))} s: ${held.at(-1)} MB`);
		}
		const third = slices / 3;
		const [middle, last] = [held.slice(third, 2 * third), held.slice(2 * third)].map((part) => spread(part).median);
		console.log(`${messages} notes, ${minutes} minutes of load, ${answered} answers`);
		console.log(
			`  most ${Math.max(...held)} MB (goal 300); second third ${middle} MB, last third ${last} MB (goal: no growth)`,
		);
	} finally {
		await service.stop();
		rmSync(dir, { recursive: true, force: true });
	}
}

let count = 0;

/** A note to somebody new. */
const noteRequest: autocannon.Request = {
	method: "POST",
	headers: { "content-type": "application/json" },
	setupRequest(request) {
		count++;
		const recipientEmail = `bench${count}@bench${count % 97}.example.org`;
		return {
			...request,
			body: JSON.stringify({ recipientEmail, message: `You make my mornings, number ${count % 7}` }),
		};
	},
};
