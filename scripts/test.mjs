// npm test: from a bare clone, everything: check, every test, on both engines and in a real browser.
// `--long` (npm run test:long) repeats more often what is left to chance. Other arguments go to Vitest.
import { ensureBrowser } from "#scripts/bare/browser.mjs";
import { ensureCluster } from "#scripts/bare/cluster.mjs";
import { ensureBuilt, ensureInstalled, must, run } from "#scripts/bare/prepare.mjs";
import { ensureProxies } from "#scripts/bare/proxies.mjs";
import { ensureSpamassassin } from "#scripts/bare/spamassassin.mjs";

const longForms = {
	CRASH_ROUNDS: "50",
	DESK_NOTES: "500",
	ERASED_NOTES: "3000",
	EVERY_LANGUAGE: "1",
	FAILOVERS: "2",
	FAULTY_SENDS: "2000",
	GUESSES: "10000",
	IDLE_CONNECTIONS: "6000",
	INJECTED_ADDRESSES: "10000",
	NODES_DELIVERIES: "5000",
	NODE_ROUNDS: "5",
	OVERLOAD_SECONDS: "60",
	POSTGRES_CRASHES: "10",
	PROCESS_KILLS: "10",
	ROLES_APART: "1",
	SKEWED_NOTES: "200",
	STOP_HINDRANCES: "each",
};

const args = process.argv.slice(2);
if (args.includes("--long")) Object.assign(process.env, longForms);

await ensureInstalled();
await ensureBuilt();
await ensureBrowser();
await ensureProxies();
await ensureSpamassassin();
if (args.includes("--long")) await ensureCluster();
await must(process.execPath, ["scripts/check.mjs"]);
process.exit((await run("vitest", ["run", ...args.filter((arg) => arg !== "--long")])) ?? 1);
