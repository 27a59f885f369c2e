import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchDelivery } from "./bench-delivery.ts";
import { benchNotes } from "./bench-notes.ts";
import { benchProcesses } from "./bench-processes.ts";
import { seed } from "./bench-seed.ts";
import { benchStall } from "./bench-stall.ts";
import { benchWorker } from "./bench-worker.ts";
import { type Load, spread, throughput } from "./load.ts";
import { benchModeration } from "./moderation-time.ts";
import { benchValentine } from "./valentine.ts";

/** Ours against a bare Fastify in one run, in turn, so that the machine's moods hit both. Figures are ratios. */
interface Comparison {
	readonly name: string;
	readonly ours: Load;
	readonly bare: Load;
	/** The ratio we mean to keep. */
	readonly goal: number;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const messages = Number(process.env.BENCH_MESSAGES ?? 100_000);
const [ourPort, barePort] = [3911, 3912];

async function main(): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	console.log(`seeding ${messages} messages …`);
	const reader = await seed(dir, messages);
	const ours = launch("server/main.ts", {
		PORT: String(ourPort),
		DATA_DIR: dir,
		ADMIN_PASSWORD: "bench-bench",
		RATE_LIMIT_PER_SOURCE: "1000000",
		RATE_LIMIT_LOOKUPS: "1000000",
		LOG_LEVEL: "warn",
	});
	const inbox = `http://127.0.0.1:${ourPort}/api/messages/${reader}`;
	const letters = await (await untilUp(inbox)).text();
	const home = join("dist", "public", "index.html.br");
	writeFileSync(join(dir, "inbox.json"), letters);
	const bare = launch("scripts/bench/bare-server.ts", {
		PORT: String(barePort),
		INBOX_JSON: join(dir, "inbox.json"),
		HOME_FILE: home,
	});
	await untilUp(`http://127.0.0.1:${barePort}/inbox`);
	try {
		for (const comparison of comparisons(inbox)) await compare(comparison);
	} finally {
		for (const server of [ours, bare]) {
			server.kill("SIGTERM");
			await once(server, "exit");
		}
		rmSync(dir, { recursive: true, force: true });
	}
}

function comparisons(inbox: string): readonly Comparison[] {
	const ours = `http://127.0.0.1:${ourPort}`;
	const bare = `http://127.0.0.1:${barePort}`;
	return [
		{ name: "GET /api/messages/{email}, 5 letters", ours: { url: inbox }, bare: { url: `${bare}/inbox` }, goal: 0.35 },
		{
			name: "GET /, brotli",
			ours: { url: `${ours}/`, headers: { "accept-encoding": "br" } },
			bare: { url: `${bare}/home` },
			goal: 0.7,
		},
	];
}

async function compare({ name, ours, bare, goal }: Comparison): Promise<void> {
	await throughput(ours, 1);
	await throughput(bare, 1);
	const pairs: { ours: number; bare: number }[] = [];
	for (let round = 0; round < rounds; round++) {
		pairs.push({ ours: await throughput(ours, seconds), bare: await throughput(bare, seconds) });
	}
	const ratio = spread(pairs.map((pair) => pair.ours / pair.bare));
	const rate = (values: readonly number[]) => Math.round(spread(values).median);
	console.log(
		`${name}\n  ours ${rate(pairs.map((pair) => pair.ours))}/s, bare ${rate(pairs.map((pair) => pair.bare))}/s, ` +
			`ratio ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}), goal ≥ ${goal}: ${ratio.median >= goal ? "met" : "MISSED"}`,
	);
}

function launch(script: string, environment: Readonly<Record<string, string>>): ChildProcess {
	return spawn(process.execPath, [script], {
		env: { ...process.env, ...environment },
		stdio: ["ignore", "ignore", "inherit"],
	});
}

async function untilUp(url: string): Promise<Response> {
	for (let tries = 0; tries < 200; tries++) {
		const answer = await fetch(url).catch(() => undefined);
		if (answer?.ok) return answer;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`${url} did not answer within 10 s`);
}

const [, , part, other] = process.argv;
if (part === "notes") await benchNotes("SQLite", other);
else if (part === "postgresql") await benchNotes("PostgreSQL", other);
else if (part === "delivery") await benchDelivery(other);
else if (part === "worker") await benchWorker(other);
else if (part === "stall") await benchStall();
else if (part === "processes") await benchProcesses();
else if (part === "valentine") await benchValentine();
else await benchModeration(part === "moderation" ? other : undefined);
if (part === undefined) await main();
