// The reverse proxies that tests put in front of the service.
import { existsSync } from "node:fs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";
import { say } from "./prepare.mjs";

/** By Debian's names. */
const programs = { nginx: "/usr/sbin/nginx", haproxy: "/usr/sbin/haproxy", caddy: "/usr/bin/caddy" };

/** Installs what is missing when this is root on Debian; elsewhere says what is missing, and its tests are skipped. */
export async function ensureProxies() {
	const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
	if (isRootOnDebian()) await installFromDebian(missing);
	else if (missing.length > 0) say(`Without ${missing.join(", ")} the tests behind them are skipped.`);
}
