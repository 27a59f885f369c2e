import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { type ProxyProgram, startProxy } from "./proxies.ts";
import { changedSample, type SampleChange } from "./proxy-samples.ts";
import { until } from "./until.ts";

const versions = "/usr/lib/postgresql";

/** The PostgreSQL for which Debian's pg_auto_failover is installed. */
function installedVersion(): string | undefined {
	if (!existsSync("/usr/bin/pg_autoctl") || !existsSync(versions)) return undefined;
	return readdirSync(versions).find((version) => existsSync(join(versions, version, "lib/pgautofailover.so")));
}

/** Why no cluster can be started here; undefined where one can. */
export function clusterObstacle(): string | undefined {
	if (process.getuid?.() !== 0) return "only root can start PostgreSQL as another user";
	if (installedVersion() === undefined) return "Debian's pg_auto_failover is not installed";
	if (!existsSync("/usr/sbin/haproxy")) return "HAProxy is not installed";
	return undefined;
}

/** Whatever runs on one machine of the cluster. */
export interface ClusterMachine {
	readonly name: string;
	readonly port: number;
	/** Stops all its processes where they stand: connections stay open and say nothing, as when the network is gone. */
	freeze(): void;
	/** Lets them go on, but without what lay unread in the connection to the other server: that has not reached its disk. */
	thaw(): void;
	/** Ends all its processes at once, frozen or not. */
	kill(): Promise<void>;
	/** After it was killed. */
	start(): void;
}

/** Two PostgreSQL servers, each holding every commit, a monitor beside them and HAProxy in front. */
export interface PostgresCluster {
	/** Leads to whichever server may be written. */
	readonly url: string;
	/** Waits until both servers are well and a commit waits for both. */
	untilBothHold(): Promise<{ readonly primary: ClusterMachine; readonly standby: ClusterMachine }>;
	stop(): Promise<void>;
}

const settledNodes = "select nodename, reportedstate from pgautofailover.node where reportedstate = goalstate";

/** Starts them by the samples in `deploy/postgresql`. Takes half a minute. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
	const dir = mkdtempSync(join(tmpdir(), "billet-doux-cluster-"));
	chownSync(dir, ...account());
	const monitor = await createMachine(dir, "monitor", "monitor.conf", ["monitor"]);
	monitor.start();
	const monitorUrl = `postgres://autoctl_node@127.0.0.1:${monitor.port}/pg_auto_failover?sslmode=disable`;
	await untilAnswers(monitorUrl);
	const servers: ClusterMachine[] = [];
	for (const name of ["a", "b"]) {
		const owner = ["--username", "billet", "--dbname", "billet"];
		const kind = ["postgres", "--name", name, "--monitor", monitorUrl, ...owner];
		const server = await createMachine(dir, name, "server.conf", kind);
		server.start();
		servers.push(server);
		await untilAnswers(`postgres://postgres@127.0.0.1:${server.port}/postgres`);
	}
	const untilBothHold = async () => {
		const both: { primary: ClusterMachine | undefined; standby: ClusterMachine | undefined } = {
			primary: undefined,
			standby: undefined,
		};
		let reached = "";
		await until({
			what: "two servers that hold every commit",
			everyMs: 200,
			holds: async () => {
				const nodes = await queryAt(monitorUrl, settledNodes);
				reached = JSON.stringify(nodes);
				const inState = (state: string) => nodes.find(({ reportedstate }) => reportedstate === state)?.nodename;
				const serverIn = (state: string) => servers.find(({ name }) => name === inState(state));
				[both.primary, both.standby] = [serverIn("primary"), serverIn("secondary")];
				return both.primary !== undefined && both.standby !== undefined;
			},
			progress: () => reached,
		});
		const { primary, standby } = both;
		if (primary === undefined || standby === undefined) throw new Error("a server is missing");
		return { primary, standby };
	};
	const { primary: first } = await untilBothHold();
	await queryAt(`postgres://postgres@127.0.0.1:${first.port}/postgres`, "create role haproxy login");
	const proxy = await startProxy(proxyBefore(servers), 0);
	return {
		url: `postgres://billet@127.0.0.1:${proxy.port}/billet`,
		untilBothHold,
		async stop() {
			await proxy.stop();
			for (const machine of [...servers, monitor]) await machine.kill();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

/** Debian's own user of PostgreSQL. */
function account(): [uid: number, gid: number] {
	const id = (which: string) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
	return [id("-u"), id("-g")];
}

/** Makes a server or the monitor, with the settings of a sample after its own. */
async function createMachine(
	dir: string,
	name: string,
	sample: string,
	kind: readonly string[],
): Promise<ClusterMachine> {
	const home = join(dir, name);
	const data = join(home, "data");
	const [uid, gid] = account();
	const port = await freePort();
	mkdirSync(home);
	chownSync(home, uid, gid);
	const env = {
		PATH: `${join(versions, installedVersion() ?? "", "bin")}:${process.env.PATH}`,
		HOME: home,
		XDG_CONFIG_HOME: home,
		XDG_DATA_HOME: home,
		XDG_RUNTIME_DIR: home,
	};
	const asPostgres = { uid, gid, env, cwd: home };
	const where = ["--hostname", "127.0.0.1", "--pgport", String(port), "--auth", "trust", "--no-ssl"];
	execFileSync("pg_autoctl", ["create", ...kind, "--pgdata", data, ...where], { ...asPostgres, stdio: "pipe" });
	appendFileSync(join(data, "postgresql.conf"), readFileSync(join("deploy/postgresql", sample)));
	if (name !== "monitor") {
		const partition = ["config", "set", "--pgdata", data, "timeout.network_partition_timeout", "8"];
		execFileSync("pg_autoctl", partition, { ...asPostgres, stdio: "pipe" });
	}
	let child: ChildProcess | undefined;
	const freeze = () => signalAll(child, "SIGSTOP");
	return {
		name,
		port,
		freeze,
		thaw() {
			signalAll(child, "SIGTERM", (command) => command.includes("walreceiver"));
			signalAll(child, "SIGCONT");
		},
		async kill() {
			if (child === undefined) return;
			const ended = once(child, "exit");
			// Frozen first, so that none starts another meanwhile.
			freeze();
			signalAll(child, "SIGKILL");
			await ended;
			child = undefined;
		},
		start() {
			const log = openSync(join(home, "log"), "a");
			child = spawn("pg_autoctl", ["run", "--pgdata", data], { ...asPostgres, stdio: ["ignore", log, log] });
		},
	};
}

/** Signals a process and all that it started, as far as the command of each suits. */
function signalAll(child: ChildProcess | undefined, signal: NodeJS.Signals, suits = (_command: string) => true): void {
	if (child?.pid === undefined) return;
	for (const pid of [child.pid, ...descendantsOf(child.pid)]) {
		try {
			if (suits(readFileSync(`/proc/${pid}/cmdline`, "utf8"))) process.kill(pid, signal);
		} catch {
			// It has ended by itself.
		}
	}
}

function descendantsOf(pid: number): readonly number[] {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
	return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The very file of `deploy/`, but for ports. */
function proxyBefore(servers: readonly ClusterMachine[]): ProxyProgram {
	const changes = (port: number): readonly SampleChange[] => [
		[/\t(?:user|group) .*\n/g, ""],
		["bind 127.0.0.1:5432", `bind 127.0.0.1:${port}`],
		...servers.map(
			({ name, port: at }, index) => [`${name} 10.0.0.1${index + 1}:5432`, `${name} 127.0.0.1:${at}`] as const,
		),
	];
	return {
		name: "deploy/postgresql/haproxy.cfg",
		program: "/usr/sbin/haproxy",
		secure: false,
		configuration: ({ port }) => changedSample("deploy/postgresql/haproxy.cfg", changes(port)),
		args: (file) => ["-db", "-f", file],
	};
}

async function queryAt(url: string, sql: string) {
	const client = new Client({ connectionString: url });
	// One that is lost fails what is asked of it.
	client.on("error", () => {});
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}

const untilAnswers = (url: string) =>
	until({
		what: `PostgreSQL at ${url}`,
		holds: () =>
			queryAt(url, "select 1").then(
				() => true,
				() => false,
			),
	});
