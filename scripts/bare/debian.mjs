// What a bare Debian machine lacks, when we may install it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { must, say } from "./prepare.mjs";

export function isRootOnDebian() {
	return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/**
 * Installs packages by Debian's names; one that this release does not have is left out, and said. None of their services
 * is started: tests start what they need by themselves.
 */
export async function installFromDebian(packages) {
	if (packages.length === 0) return;
	say(`Installing from Debian (once): ${packages.join(", ")} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" };
	await must("apt-get", ["update", "-qq"], { quiet: true, env });
	const known = packages.filter((name) => spawnSync("apt-cache", ["show", "--quiet=1", name]).status === 0);
	const unknown = packages.filter((name) => !known.includes(name));
	if (unknown.length > 0) say(`This Debian has no ${unknown.join(", ")}.`);
	await must("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...known], { quiet: true, env });
}
