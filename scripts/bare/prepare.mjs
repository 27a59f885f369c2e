// Runs on whatever Node the machine has (18 or newer), before anything is installed:
// plain JavaScript, built-in modules only.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const binDir = join(root, "node_modules", ".bin");

/** The pinned Node, from the npm package `node`. */
export const pinnedNode = join(root, "node_modules", "node", "bin", "node");

/** Environment in which the pinned Node and the project's tools come first. */
export function toolEnvironment() {
	return { ...process.env, PATH: [dirname(pinnedNode), binDir, process.env.PATH].join(":") };
}

export function say(line, output = process.stdout) {
	output.write(`· ${line}\n`);
}

/**
 * Runs a command in the project's folder; resolves to its exit code. Signals reach it too. A terminal's Ctrl-C reaches
 * the whole group by itself; `passInterrupts` is for a command that knows one from two, and passes on a supervisor's.
 */
export function run(command, args, options = {}) {
	const { quiet = false, env = toolEnvironment(), stdio = "inherit", passInterrupts = false } = options;
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd: root, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : stdio });
		let output = "";
		child.stdout?.on("data", (chunk) => (output += chunk));
		child.stderr?.on("data", (chunk) => (output += chunk));
		const pass = (signal) => child.kill(signal);
		const interrupted = passInterrupts ? pass : () => {};
		process.on("SIGINT", interrupted);
		process.on("SIGTERM", pass);
		child.on("error", reject);
		child.on("close", (code, signal) => {
			process.off("SIGINT", interrupted);
			process.off("SIGTERM", pass);
			if (quiet && code !== 0) process.stderr.write(output);
			resolve(signal === null ? code : 128 + constants.signals[signal]);
		});
	});
}

/** Like `run`, and ends this process when the command fails. */
export async function must(command, args, options) {
	const code = await run(command, args, options);
	if (code !== 0) process.exit(code ?? 1);
}

/** Installs what package-lock.json names, unless that very lock file is installed. What is said goes to `output`. */
export async function ensureInstalled({ output = process.stdout } = {}) {
	const lock = digest([join(root, "package-lock.json")]);
	const stamp = join(root, "node_modules", ".installed");
	if (existsSync(pinnedNode) && readStamp(stamp) === lock) return;
	say("Installing the packages (once; about a minute) …", output);
	const started = Date.now();
	// The build tools are dev dependencies, so they are wanted whatever NODE_ENV says. The machine's older
	// Node makes npm warn about engines, which is noise: the pinned Node is what runs.
	await must("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
		env: process.env,
		stdio: ["ignore", output.fd, "inherit"],
	});
	if (!existsSync(pinnedNode)) {
		process.stderr.write(
			"The package `node` brought no executable: is installing scripts switched off (npm config ignore-scripts)?\n",
		);
		process.exit(1);
	}
	writeFileSync(stamp, lock);
	say(`Installed in ${seconds(started)} s.`, output);
}

/** Everything the built site and e-mails are made of. */
export const sources = [
	"contract",
	"i18n/messages",
	...["category-words", "check-messages", "current-locale", "locales", "read-catalogue"].map(
		(name) => `i18n/${name}.ts`,
	),
	// The hint worker bundles its rules; the build asks whether it knows every language.
	"moderation",
	// The build writes the headers of what is served, and the description of the API.
	"server/http/api-docs.ts",
	"server/http/csp-hash.ts",
	"server/http/route-schema.ts",
	"server/http/static-files.ts",
	"web",
	"scripts/build",
	"scripts/build.ts",
	"vite.config.ts",
	"vite.admin.config.ts",
	"package-lock.json",
];

/** Builds the site and the e-mails, unless nothing they are made of has changed. */
export async function ensureBuilt() {
	const state = digest(sources.flatMap((name) => filesBelow(join(root, name))));
	const stamp = join(root, "dist", ".built");
	if (readStamp(stamp) === state) return;
	say("Building the site and the e-mails …");
	const started = Date.now();
	await must(pinnedNode, ["scripts/build.ts"], { quiet: true });
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, state);
	say(`Built in ${seconds(started)} s.`);
}

/** Writes what tables of packages say, unless a build has: all that commands need of one that are run without it. */
export async function ensureLookupData() {
	if (!existsSync(join(root, "dist", "data")))
		await must(pinnedNode, ["scripts/write-lookup-data.ts"], { quiet: true });
}

function filesBelow(path) {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path)
		.filter((name) => !name.includes(".test."))
		.sort()
		.flatMap((name) => filesBelow(join(path, name)));
}

function digest(files) {
	const hash = createHash("sha256");
	for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
	return hash.digest("hex");
}

function readStamp(file) {
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function seconds(started) {
	return ((Date.now() - started) / 1000).toFixed(1);
}
