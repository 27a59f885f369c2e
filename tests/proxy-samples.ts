import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProxyProgram } from "./proxies.ts";

/** The name that the samples stand for. */
export const proxySampleName = "notes.example.org";

const certificate = "tests/samples/certificates/localhost.pem";
const key = "tests/samples/certificates/localhost.key.pem";

export type SampleChange = readonly [from: string | RegExp, to: string];

/** A file of `deploy/` with ports and paths of the test; each change must find its place, or the sample is another one. */
export function changedSample(file: string, changes: readonly SampleChange[]): string {
	return changes.reduce(
		(text, [from, to]) => {
			const next = text.replaceAll(from, to);
			if (next === text) throw new Error(`${file}: ${from} is not in it any more`);
			return next;
		},
		readFileSync(file, "utf8"),
	);
}

/** The site within the configuration that Debian's package brings, with its logs. */
const nginx: ProxyProgram = {
	name: "deploy/nginx.conf",
	program: "/usr/sbin/nginx",
	secure: true,
	configuration: ({ port, upstream, dir }) => {
		const site = changedSample("deploy/nginx.conf", [
			[/listen \[::\].*\n/g, ""],
			["listen 80 ", `listen unix:${dir}/plain.sock `],
			["listen 443 ", `listen 127.0.0.1:${port} `],
			["127.0.0.1:3000", `127.0.0.1:${upstream}`],
			[`/etc/letsencrypt/live/${proxySampleName}/fullchain.pem`, join(process.cwd(), certificate)],
			[`/etc/letsencrypt/live/${proxySampleName}/privkey.pem`, join(process.cwd(), key)],
		]);
		writeFileSync(join(dir, "site"), site);
		const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
		const paths = temporary.map((name) => `${name}_temp_path ${dir}/temporary;`).join("\n");
		return changedSample("/etc/nginx/nginx.conf", [
			[/^user .*$/gm, "daemon off; master_process off;"],
			["/run/nginx.pid", `${dir}/nginx.pid`],
			["/var/log/nginx/", `${dir}/`],
			["include /etc/nginx/sites-enabled/*;", `${paths}\ninclude ${dir}/site;`],
		]);
	},
	args: (file) => ["-e", join(file, "..", "early.log"), "-c", file],
};

const haproxy: ProxyProgram = {
	name: "deploy/haproxy.cfg",
	program: "/usr/sbin/haproxy",
	secure: true,
	configuration: ({ port, upstream, dir }) => {
		mkdirSync(join(dir, "certificates"));
		writeFileSync(join(dir, "certificates", "one.pem"), readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
		return changedSample("deploy/haproxy.cfg", [
			[/\t(?:user|group|chroot) .*\n/g, ""],
			[/\tbind :::.*\n/g, ""],
			["bind :80", `bind unix@${dir}/plain.sock`],
			["bind :443", `bind 127.0.0.1:${port}`],
			["/etc/haproxy/certificates/", `${dir}/certificates/`],
			["127.0.0.1:3000", `127.0.0.1:${upstream}`],
		]);
	},
	args: (file) => ["-db", "-f", file],
};

const caddy: ProxyProgram = {
	name: "deploy/Caddyfile",
	program: "/usr/bin/caddy",
	secure: true,
	configuration: ({ port, upstream, dir }) => {
		copyFileSync(certificate, join(dir, "certificate.pem"));
		copyFileSync(key, join(dir, "key.pem"));
		return changedSample("deploy/Caddyfile", [
			// No certificate from elsewhere, and no port but its own.
			[/^\{$/gm, "{\n\tadmin off\n\tauto_https off"],
			[
				/^notes\.example\.org \{$/gm,
				`https://:${port} {\n\tbind 127.0.0.1\n\ttls ${dir}/certificate.pem ${dir}/key.pem`,
			],
			["127.0.0.1:3000", `127.0.0.1:${upstream}`],
		]);
	},
	args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
};

/** The very files of `deploy/`, but for ports and paths. */
export const proxySamples: readonly ProxyProgram[] = [nginx, haproxy, caddy];

/** The same, with the logs of requests that people are used to. */
export const chattySamples: readonly ProxyProgram[] = [
	withChanges(nginx, "site", [
		["access_log off;", ""],
		["error_log /dev/null emerg;", ""],
	]),
	withChanges(haproxy, "configuration", [
		["\tmode http\n", "\tmode http\n\tlog stdout format raw daemon\n\toption httplog\n"],
	]),
	withChanges(caddy, "configuration", [["exclude http.log http.handlers http.stdlib", ""]]),
];

/** The nginx of `deploy/`, with a line for each further node as its comment says. */
export const nginxBeforeNodes = (others: readonly number[]): ProxyProgram =>
	withChanges(nginx, "site", [
		[/^\tserver 127\.0\.0\.1:\d+(.*)$/gm, `$&${others.map((port) => `\n\tserver 127.0.0.1:${port}$1`).join("")}`],
	]);

/** Those that ask nodes whether they can take notes, with a second node, as their comments say how. */
export const samplesOfTwoNodes = (secondNode: number): readonly ProxyProgram[] => [
	withChanges(haproxy, "configuration", [
		[/^\tserver one 127\.0\.0\.1:\d+(.*)$/gm, `$&\n\tserver two 127.0.0.1:${secondNode}$1`],
		[/^\tserver unready .*\n/gm, ""],
	]),
	withChanges(caddy, "configuration", [
		[/^\treverse_proxy [\d.:]+/gm, `$& 127.0.0.1:${secondNode}`],
		["#health_", "health_"],
		["#fail_duration", "fail_duration"],
	]),
];

/** A sample with changes: in its configuration, or in the `site` beside that is included. */
function withChanges(
	proxy: ProxyProgram,
	file: "configuration" | "site",
	changes: readonly SampleChange[],
): ProxyProgram {
	return {
		...proxy,
		configuration: (places) => {
			const written = proxy.configuration(places);
			const held = join(places.dir, file);
			if (file === "configuration") writeFileSync(held, written);
			const after = changedSample(held, changes);
			writeFileSync(held, after);
			return file === "configuration" ? after : written;
		},
	};
}
