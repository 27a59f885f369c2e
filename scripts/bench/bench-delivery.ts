import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spread } from "./load.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const notes = Number(process.env.BENCH_NOTES ?? 10_000);
const connections = 20;
const [sinkPort, ourPort] = [3913, 3914];

interface Figures {
	/** Notes per second. */
	readonly rate: number;
	/** Milliseconds of processor time that our process spends on a note: what a busy machine disturbs least. */
	readonly cost: number;
}

/**
 * Approved notes per second from request to mail server: the answer `emailSent: true` comes after the end of DATA.
 * With the folder of another checkout the two take turns, and what counts is the ratio of each pair.
 */
export async function benchDelivery(other?: string): Promise<void> {
	const sink = launch(".", "scripts/bench/smtp-sink.ts", { PORT: String(sinkPort) });
	await untilListening(sinkPort);
	try {
		const pairs: (readonly [Figures, Figures | undefined])[] = [];
		for (let round = 0; round < rounds; round++) {
			const pair = [await measure("."), other === undefined ? undefined : await measure(resolve(other))] as const;
			pairs.push(pair);
			console.error(`round ${round + 1}:`, ...pair);
		}
		console.log(`${notes} notes sent over SMTP, ${connections} at once`);
		report("notes per second", pairs, ({ rate }) => rate);
		report("processor time per note, ms", pairs, ({ cost }) => cost);
	} finally {
		await end(sink);
	}
}

function report(
	name: string,
	pairs: readonly (readonly [Figures, Figures | undefined])[],
	figure: (figures: Figures) => number,
): void {
	const shown = (values: readonly number[]) => spread(values).median.toPrecision(3);
	const ours = shown(pairs.map(([own]) => figure(own)));
	const both = pairs.flatMap(([own, theirs]) => (theirs === undefined ? [] : [[figure(own), figure(theirs)] as const]));
	if (both.length === 0) {
		console.log(`  ${name}: ${ours}`);
		return;
	}
	const ratio = spread(both.map(([own, theirs]) => own / theirs));
	console.log(
		`  ${name}: ours ${ours}, other ${shown(both.map(([, theirs]) => theirs))}, ` +
			`ratio ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)})`,
	);
}

async function measure(checkout: string): Promise<Figures> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const server = launch(checkout, "server/main.ts", {
		PORT: String(ourPort),
		DATA_DIR: dir,
		SMTP_URL: `smtp://127.0.0.1:${sinkPort}`,
		ADMIN_PASSWORD: "bench-bench",
		RATE_LIMIT_PER_SOURCE: "1000000",
		DELIVERY_BUDGET_MS: "10000",
		LOG_LEVEL: "warn",
	});
	try {
		await untilListening(ourPort);
		await sendNotes(Math.ceil(notes / 20), "warm");
		const [started, spent] = [performance.now(), processorTime(server)];
		await sendNotes(notes, "note");
		return {
			rate: (notes * 1_000) / (performance.now() - started),
			cost: (processorTime(server) - spent) / notes,
		};
	} finally {
		await end(server);
		rmSync(dir, { recursive: true, force: true });
	}
}

/** @throws when a note is not e-mailed. */
async function sendNotes(count: number, name: string): Promise<void> {
	let next = 0;
	async function client(): Promise<void> {
		for (let index = next++; index < count; index = next++) {
			// Of many domains: one alone gets a part of the connections only.
			const recipientEmail = `${name}${index}@bench${index % 97}.example.org`;
			const message = `Your smile is the best part of my mornings, number ${index % 7}`;
			const answer = await fetch(`http://127.0.0.1:${ourPort}/api/messages`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ recipientEmail, message }),
			});
			const body: unknown = await answer.json();
			if (typeof body !== "object" || body === null || !("emailSent" in body) || body.emailSent !== true) {
				throw new Error(`a note was not e-mailed: ${answer.status} ${JSON.stringify(body)}`);
			}
		}
	}
	await Promise.all(Array.from({ length: connections }, client));
}

/** Milliseconds that a program has spent so far; not a number where the system does not tell. */
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

function launch(checkout: string, script: string, environment: Readonly<Record<string, string>>): ChildProcess {
	return spawn(process.execPath, [script], {
		cwd: checkout,
		env: { ...process.env, ...environment },
		stdio: ["ignore", "ignore", "inherit"],
	});
}

async function end(program: ChildProcess): Promise<void> {
	program.kill("SIGTERM");
	await once(program, "exit");
}

async function untilListening(port: number): Promise<void> {
	for (let tries = 0; tries < 600; tries++) {
		const isThere = await new Promise((answer) => {
			const socket = connect(port, "127.0.0.1", () => answer(socket.end()));
			socket.on("error", () => answer(undefined));
		});
		if (isThere !== undefined) return;
		await new Promise((again) => setTimeout(again, 100));
	}
	throw new Error(`nothing listens at ${port} after a minute`);
}
