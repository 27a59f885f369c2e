// The PostgreSQL with a standby that the long tests lose.
import { existsSync } from "node:fs";
import { installFromDebian, isRootOnDebian } from "./debian.mjs";
import { say } from "./prepare.mjs";

/** By the releases that have it: 12 and 13. */
const extensions = ["postgresql-15-auto-failover", "postgresql-17-auto-failover"];

/** Installs pg_auto_failover and its PostgreSQL when this is root on Debian; elsewhere says that it is missing, and its test is skipped. */
export async function ensureCluster() {
	if (existsSync("/usr/bin/pg_autoctl")) return;
	if (isRootOnDebian()) await installFromDebian(["pg-auto-failover-cli", ...extensions]);
	else say("Without Debian's pg_auto_failover the test that loses a PostgreSQL server is skipped.");
}
