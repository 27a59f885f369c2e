import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sleep } from "#server/clock.ts";
import { spread } from "./load.ts";
import { npmStart } from "./npm-start.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const idleMs = 10_000;

/** From `npm start`'s command to the first answer, built, and what the idle service holds; in turn with another checkout. */
export async function benchStart(other?: string): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const folders = other === undefined ? ["."] : [".", resolve(other)];
	const contenders = folders.map((folder, index) => ({
		name: index === 0 ? "ours" : folder,
		start: () => startOnce(folder, join(dir, String(index))),
		starts: [] as Awaited<ReturnType<typeof startOnce>>[],
	}));
	// The first start makes the database, and what Node keeps of compiled code.
	for (let round = 0; round <= rounds; round++) {
		for (const { start, starts } of contenders) {
			const figures = await start();
			if (round > 0) starts.push(figures);
		}
	}
	rmSync(dir, { recursive: true, force: true });
	for (const { name, starts } of contenders) {
		const median = (figure: keyof (typeof starts)[number]) => spread(starts.map((start) => start[figure])).median;
		const [seconds, spent] = [median("seconds").toFixed(2), median("processorSeconds").toFixed(2)];
		console.log(`${name}: first answer after ${seconds} s (goal 1), ${spent} s of processor time until then`);
		console.log(`  idle: ${Math.round(median("megabytes"))} MB (goal 150)`);
	}
}

async function startOnce(folder: string, dataDir: string) {
	const { seconds, processorSeconds, megabytes, stop } = await npmStart(folder, { DATA_DIR: dataDir });
	await sleep(idleMs);
	const figures = { seconds, processorSeconds, megabytes: megabytes() };
	await stop();
	return figures;
}
