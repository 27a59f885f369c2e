import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inHand } from "#server/http/admission-limit.ts";
import { startPostgres } from "#tests/postgres-server.ts";
import { type Served, serve, serveNotes } from "./bench-programs.ts";
import { noteTaker, otherCheckout } from "./note-load.ts";
import { takeTurns } from "./take-turns.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const messages = Number(process.env.BENCH_MESSAGES ?? 100_000);
const connections = Number(process.env.BENCH_CONNECTIONS ?? inHand.min);
const load = { connections, seconds, expected: '"status":"approved"' };

/** Approved notes a second, durable and captured, beside a bare Fastify with the same schemas, and another checkout of ours. */
export async function benchNotes(engine: "SQLite" | "PostgreSQL", other?: string): Promise<void> {
	const bare = await serve(".", "scripts/bench/bare-server.ts");
	const checkouts = [["ours", "."] as const, ...otherCheckout(other)];
	const services: { readonly name: string; readonly served: Served; stop(): Promise<void> }[] = [];
	try {
		for (const [name, folder] of checkouts) {
			services.push({ name, ...(await seededService(folder, engine)) });
		}
		const [ours, ...others] = services.map(({ name, served }) =>
			noteTaker(name, served, { ...load, path: "/api/messages" }),
		);
		const baseline = noteTaker("bare Fastify", bare, { ...load, path: "/messages" });
		const what = `POST /api/messages, approved, captured, durable on ${engine}, ${messages} notes before, ${connections} connections`;
		const goal = engine === "SQLite" ? 0.2 : 0.08;
		await takeTurns([...(ours ? [ours] : []), baseline, ...others], { what, goal, rounds });
	} finally {
		await Promise.all([bare.stop(), ...services.map((service) => service.stop())]);
	}
}

/** A service that has notes already. */
async function seededService(folder: string, engine: "SQLite" | "PostgreSQL") {
	const postgres = engine === "PostgreSQL" ? await startPostgres({ fsync: "on" }) : undefined;
	const place = postgres === undefined ? {} : { DATABASE_URL: `${postgres.url}/postgres` };
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-bench-"));
	const environment = { ...place, DATA_DIR: dir, APP_SECRET: "a secret for the bench and nothing else" };
	const seeding = spawnSync(process.execPath, ["scripts/seed.ts", "--messages", String(messages)], {
		cwd: folder,
		env: { ...process.env, ...environment },
		stdio: ["ignore", "ignore", "inherit"],
	});
	if (seeding.status !== 0) throw new Error(`the seed of ${folder} failed`);
	const served = await serveNotes(folder, environment);
	return {
		served,
		async stop() {
			await served.stop();
			await postgres?.stop();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
