import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inHand } from "#server/http/admission-limit.ts";
import { type Served, serve, serveNotes } from "./bench-programs.ts";
import { seed } from "./bench-seed.ts";
import { type Load, measureLoad } from "./load.ts";
import { otherCheckout } from "./note-load.ts";
import { type Contender, takeTurns } from "./take-turns.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const messages = Number(process.env.BENCH_MESSAGES ?? 100_000);
const connections = Number(process.env.BENCH_CONNECTIONS ?? inHand.min);

/** Look-ups of five letters a second, beside a bare Fastify that answers the same JSON, and another checkout of ours. */
export async function benchLookups(other?: string): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	console.error(`seeding ${messages} notes …`);
	const reader = await seed(join(dir, "seeded"), messages);
	const path = `/api/messages/${reader}`;
	const { ours, others, stop } = await services(dir, other);
	try {
		const letters = await fetch(urlOf(ours, path)).then((answer) => answer.text());
		writeFileSync(join(dir, "inbox.json"), letters);
		const bare = await serve(".", "scripts/bench/bare-server.ts", { INBOX_JSON: join(dir, "inbox.json") });
		const contenders = [
			answerer("ours", ours, { path, expected: letters }),
			answerer("bare Fastify", bare, { path: "/inbox", expected: letters }),
			...others.map(([name, served]) => answerer(name, served, { path, expected: letters })),
		];
		const what = `GET /api/messages/{email}, 5 letters of ${messages} on SQLite, ${connections} connections`;
		await takeTurns(contenders, { what, goal: 0.5, rounds }).finally(bare.stop);
	} finally {
		await stop();
		rmSync(dir, { recursive: true, force: true });
	}
}

/** Home pages a second as brotli, beside a bare Fastify with a route that has the same bytes. */
export async function benchHome(other?: string): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	mkdirSync(join(dir, "seeded"));
	const { ours, others, stop } = await services(dir, other);
	const bare = await serve(".", "scripts/bench/bare-server.ts", { HOME_FILE: "dist/public/index.html.br" });
	// As a browser asks: whoever says nothing of themselves is not counted as a visitor.
	const headers = { "accept-encoding": "br", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
	const home = { path: "/", headers, expected: "" };
	const contenders = [
		answerer("ours", ours, home),
		answerer("bare Fastify", bare, { ...home, path: "/home" }),
		...others.map(([name, served]) => answerer(name, served, home)),
	];
	try {
		await takeTurns(contenders, { what: `GET /, brotli, ${connections} connections`, goal: 0.9, rounds });
	} finally {
		await Promise.all([bare.stop(), stop()]);
		rmSync(dir, { recursive: true, force: true });
	}
}

/** The service of this checkout and of another, which must have the same tables, each with a copy of what was seeded. */
async function services(dir: string, other: string | undefined) {
	const started: (readonly [name: string, served: Served])[] = [];
	const stop = async () => void (await Promise.all(started.map(([, served]) => served.stop())));
	const start = async (name: string, folder: string) => {
		const place = join(dir, String(started.length));
		cpSync(join(dir, "seeded"), place, { recursive: true, force: true });
		const served = await serveNotes(folder, { DATA_DIR: place, RATE_LIMIT_LOOKUPS: "1000000" });
		started.push([name, served]);
		return served;
	};
	try {
		const ours = await start("ours", ".");
		for (const [name, folder] of otherCheckout(other)) await start(name, folder);
		return { ours, others: started.slice(1), stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Somebody who answers one question: how often a second, how late at worst, and what an answer costs the processor. */
function answerer(
	name: string,
	served: Served,
	{
		path,
		headers = {},
		expected,
	}: { readonly path: string } & Required<Pick<Load, "expected">> & Pick<Load, "headers">,
): Contender {
	return {
		name,
		async measure() {
			const before = served.spentMs();
			const load = { url: urlOf(served, path), headers, expected };
			const { rate, p99, answers, refusals } = await measureLoad(load, { seconds, connections });
			return {
				rate,
				refusals,
				"p99 ms": p99,
				"processor µs an answer": ((served.spentMs() - before) / answers) * 1_000,
			};
		},
	};
}

function urlOf({ port }: Served, path: string): string {
	return `http://127.0.0.1:${port}${path}`;
}
