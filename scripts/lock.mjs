// npm run lock: writes package-lock.json anew, complete for every platform.
//
// Resolving beside an existing node_modules, or through a registry mirror that offers the packages of one
// platform only, leaves the executables of other platforms out of the lock file, and `npm ci` then refuses
// it everywhere. Their versions are exact in their parents, so they can be put back without a registry;
// their hashes come from the lock file before, or from a registry that offers them.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, say, toolEnvironment } from "#scripts/bare/prepare.mjs";

const dir = mkdtempSync(join(tmpdir(), "billet-doux-lock-"));
for (const name of ["package.json", ".npmrc", "package-lock.json"]) copyFileSync(join(root, name), join(dir, name));
execFileSync("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund", "--loglevel=error"], {
	cwd: dir,
	env: toolEnvironment(),
	stdio: "inherit",
});
const lock = JSON.parse(readFileSync(join(dir, "package-lock.json"), "utf8"));
rmSync(dir, { recursive: true });

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
	for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
		if (isResolved(path, name) || !/^\d/.test(version)) continue;
		const top = `node_modules/${name}`;
		lock.packages[lock.packages[top] === undefined ? top : `${path}/${top}`] = {
			version,
			...platformOf(name),
			...(entry.dev ? { dev: true } : {}),
			optional: true,
		};
		added++;
	}
}
forgetEngines();
const unproven = fillIntegrity(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(join(root, "package-lock.json"), `${JSON.stringify(lock, null, "\t")}\n`);
say(`package-lock.json is written; ${added} packages of other platforms were put back.`);
if (unproven.length > 0) say(`The registry does not offer these, so they have no integrity: ${unproven.join(", ")}`);

/**
 * npm leaves out an optional package, without a word, when the Node that npm itself runs on is none that the package
 * names. Ours are run by the pinned Node, whatever the machine has.
 */
function forgetEngines() {
	for (const entry of Object.values(lock.packages)) if (entry.optional) delete entry.engines;
}

/** Gives each package its hash: npm writes none for what it did not resolve itself. Names those that stay without. */
function fillIntegrity(before) {
	const missing = Object.entries(lock.packages).filter(([path, entry]) => path !== "" && entry.integrity === undefined);
	return missing.flatMap(([path, entry]) => {
		const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
		const known = before[path]?.version === entry.version ? before[path].integrity : undefined;
		entry.integrity = known ?? publishedIntegrity(name, entry.version);
		return entry.integrity === undefined ? [`${name}@${entry.version}`] : [];
	});
}

/** What the registry says the package's archive hashes to; undefined when it does not offer it. */
function publishedIntegrity(name, version) {
	const { status, stdout } = spawnSync("npm", ["view", `${name}@${version}`, "dist.integrity", "--loglevel=silent"], {
		env: toolEnvironment(),
		encoding: "utf8",
	});
	return status === 0 && stdout.startsWith("sha512-") ? stdout.trim() : undefined;
}

/** Whether Node's look-up from a package's folder would find the dependency. */
function isResolved(path, name) {
	for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1))) {
		if (lock.packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`] !== undefined) return true;
		if (from === "") return false;
	}
}

/** Platform packages say in their names where they run: `…-linux-arm64-musl`, `…-win32-x64-msvc`. */
function platformOf(name) {
	const words = name.replace(/^.*\//, "").split(/[-_.]/);
	const first = (known) => words.map((word) => known[word]).find((value) => value !== undefined);
	const oses = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
	const cpus = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64", "wasm32"];
	const os = first({ ...Object.fromEntries(oses.map((value) => [value, value])), windows: "win32" });
	const cpu = first({ ...Object.fromEntries(cpus.map((value) => [value, value])), ppc64le: "ppc64" });
	const libc = first({ musl: "musl", musleabihf: "musl", gnu: "glibc", gnueabihf: "glibc" });
	return {
		...(cpu === undefined ? {} : { cpu: [cpu] }),
		...(os === undefined ? {} : { os: [os] }),
		...(libc === undefined ? {} : { libc: [libc] }),
	};
}
