import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

interface Places {
	readonly port: number;
	readonly upstream: number;
	/** A folder of its own, for whatever it writes. */
	readonly dir: string;
}

export interface ProxyProgram {
	readonly name: string;
	readonly program: string;
	/** Whether visitors reach it over HTTPS, with a certificate of ours. */
	readonly secure: boolean;
	/** Its configuration, as a file; others that it needs are written into `dir`. */
	readonly configuration: (places: Places) => string;
	readonly args: (file: string) => readonly string[];
}

const haproxy = (name: string, mode: "http" | "tcp"): ProxyProgram => ({
	name,
	program: "/usr/sbin/haproxy",
	secure: false,
	configuration: ({ port, upstream }) => `
defaults
	mode ${mode}
	timeout connect 5s
	timeout client 30s
	timeout server 30s
frontend public
	bind 127.0.0.1:${port}
	default_backend service
backend service
	server one 127.0.0.1:${upstream}
`,
	args: (file) => ["-db", "-q", "-f", file],
});

/** Proxies that stand in front of services, by Debian's packages; each as the first page of its manual sets it up. */
export const proxyPrograms: readonly ProxyProgram[] = [
	{
		name: "nginx with a bare proxy_pass",
		program: "/usr/sbin/nginx",
		secure: false,
		configuration: ({ port, upstream }) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
	access_log off;
	client_body_temp_path temporary;
	proxy_temp_path temporary;
	fastcgi_temp_path temporary;
	uwsgi_temp_path temporary;
	scgi_temp_path temporary;
	server {
		listen 127.0.0.1:${port};
		location / { proxy_pass http://127.0.0.1:${upstream}; }
	}
}
`,
		args: (file) => ["-p", join(file, ".."), "-c", file],
	},
	haproxy("HAProxy in HTTP mode", "http"),
	haproxy("HAProxy in TCP mode", "tcp"),
	{
		name: "Caddy with a bare reverse_proxy",
		program: "/usr/bin/caddy",
		secure: false,
		configuration: ({ port, upstream }) => `
{
	admin off
}
http://:${port} {
	bind 127.0.0.1
	reverse_proxy 127.0.0.1:${upstream}
}
`,
		args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
	},
];

/** Whether this machine has the program; `npm test` installs it on Debian. */
export function isInstalled({ program }: ProxyProgram): boolean {
	return existsSync(program);
}

export interface RunningProxy {
	readonly port: number;
	/** All that it has written so far, to its output and into files but its configuration. */
	written(): string;
	stop(): Promise<void>;
}

/** Starts a proxy before a service on this machine. */
export async function startProxy(proxy: ProxyProgram, upstream: number): Promise<RunningProxy> {
	const dir = mkdtempSync(join(tmpdir(), "proxy-"));
	const port = await freePort();
	const file = join(dir, "configuration");
	writeFileSync(file, proxy.configuration({ port, upstream, dir }));
	const given = new Set(filesOf(dir));
	const child = spawn(proxy.program, proxy.args(file), {
		env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	for (const output of [child.stdout, child.stderr]) {
		output.on("data", (chunk) => {
			said += chunk;
		});
	}
	const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
	await until({
		what: `${proxy.name} to listen`,
		holds: async () => {
			if (hasEnded(child)) throw new Error(`${proxy.name} ended: ${said}`);
			return listens(port);
		},
	});
	return {
		port,
		written: () => {
			const files = filesOf(dir).filter((name) => !given.has(name));
			return [said, ...files.map((name) => readFileSync(name, "latin1"))].join("\n");
		},
		async stop() {
			child.kill("SIGKILL");
			await ended;
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

function filesOf(dir: string): readonly string[] {
	const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).map((name) => join(dir, name));
	return names.filter((name) => statSync(name).isFile());
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode !== null || signalCode !== null;
}

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}
