// What a bare Debian machine lacks, when we may install it.
import { existsSync } from "node:fs";
import { must, say } from "./prepare.mjs";

export function isRootOnDebian() {
	return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/** Installs packages by Debian's names. None of their services is started: tests start what they need by themselves. */
export async function installFromDebian(packages) {
	if (packages.length === 0) return;
	say(`Installing from Debian (once): ${packages.join(", ")} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", SYSTEMD_OFFLINE: "1" };
	await must("apt-get", ["update", "-qq"], { quiet: true, env });
	await must("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { quiet: true, env });
}
