import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "#tests/postgres-server.ts";
import { spread, throughput } from "./load.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const counts = [1, 2] as const;
/** Of notes per second, with two processes against one. */
const goal = 1.5;

interface Figures {
	/** Notes per second. */
	readonly rate: number;
	/** Milliseconds of processor time that all processes of the service spend on a note. */
	readonly cost: number;
}

/** Approved notes per second, captured and durable, with `PROCESSES=2` against 1, in turn, on each engine. */
export async function benchProcesses(): Promise<void> {
	await benchOn("SQLite", async () => ({}));
	const postgres = await startPostgres({ fsync: "on" });
	try {
		await benchOn("PostgreSQL on this machine", async (name) => ({
			DATABASE_URL: await createDatabase(postgres.url, name),
			APP_SECRET: "a secret for measuring, long enough to be one",
		}));
	} finally {
		await postgres.stop();
	}
}

async function benchOn(engine: string, placeOf: (name: string) => Promise<Record<string, string>>): Promise<void> {
	const services = [];
	for (const count of counts) services.push(await launch(count, await placeOf(`processes_${count}`)));
	try {
		for (const service of services) await measure(service, 2);
		const found: Figures[][] = [];
		for (let round = 0; round < rounds; round++) {
			const figures: Figures[] = [];
			for (const service of services) figures.push(await measure(service, seconds));
			found.push(figures);
			console.error(`round ${round + 1}:`, ...figures);
		}
		report(engine, found);
	} finally {
		for (const service of services) await service.end();
	}
}

function report(engine: string, found: readonly (readonly Figures[])[]): void {
	const each = (figure: keyof Figures, service: number) =>
		found.map((figures) => figures[service]?.[figure] ?? Number.NaN);
	const ratios = found.map(([one, two]) => (two?.rate ?? Number.NaN) / (one?.rate ?? Number.NaN));
	const { median, least, most } = spread(ratios);
	const rate = (service: number) => Math.round(spread(each("rate", service)).median);
	const cost = (service: number) => spread(each("cost", service)).median.toFixed(2);
	console.log(
		`POST /api/messages on ${engine}, approved, captured, durable\n` +
			`  PROCESSES=1 ${rate(0)}/s, PROCESSES=2 ${rate(1)}/s, ratio ${median.toFixed(2)} ` +
			`(${least.toFixed(2)}–${most.toFixed(2)}), goal ≥ ${goal}: ${median >= goal ? "met" : "MISSED"}\n` +
			`  processor time per note: ${cost(0)} ms with one, ${cost(1)} ms with two`,
	);
}

interface Service {
	readonly url: string;
	/** Milliseconds that all of its processes have spent so far. */
	processorTime(): number;
	end(): Promise<void>;
}

async function launch(count: number, place: Readonly<Record<string, string>>): Promise<Service> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const port = 3914 + count;
	const server = spawn(process.execPath, ["--max-semi-space-size=8", "server/main.ts"], {
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dir,
			PROCESSES: String(count),
			ADMIN_PASSWORD: "bench-bench",
			RATE_LIMIT_PER_SOURCE: "1000000",
			LOG_LEVEL: "warn",
			...place,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	await greeted(server);
	return {
		url: `http://127.0.0.1:${port}`,
		processorTime: () => [server.pid, ...childrenOf(server)].reduce<number>((sum, pid) => sum + processorTime(pid), 0),
		async end() {
			server.kill("SIGTERM");
			await once(server, "exit");
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

async function greeted(server: ChildProcess): Promise<void> {
	let said = "";
	for await (const text of server.stdout?.setEncoding("utf8") ?? []) {
		said += text;
		if (said.includes("Billet-doux is ready")) return void server.stdout?.resume();
	}
	throw new Error("the service did not start");
}

let notes = 0;

async function measure({ url, processorTime: spent }: Service, time: number): Promise<Figures> {
	const [before, notesBefore] = [spent(), notes];
	const rate = await throughput(
		{
			url: `${url}/api/messages`,
			method: "POST",
			headers: { "content-type": "application/json" },
			body: () => {
				notes++;
				const message = `Your smile is the best part of my mornings, number ${notes % 7}`;
				return JSON.stringify({ recipientEmail: `bench${notes}@example.org`, message });
			},
		},
		time,
	);
	return { rate, cost: (spent() - before) / (notes - notesBefore) };
}

function childrenOf({ pid }: ChildProcess): readonly number[] {
	const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
	return text === "" ? [] : text.split(" ").map(Number);
}

/** In milliseconds. */
function processorTime(pid: number | undefined): number {
	const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = fields.split(" ").slice(11, 13);
	// In hundredths of a second, on every Linux that Node runs on.
	return (Number(user) + Number(system)) * 10;
}

async function createDatabase(server: string, name: string): Promise<string> {
	const client = new Client({ connectionString: `${server}/postgres` });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return `${server}/${name}`;
}
