import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { settings } from "#server/settings/settings.ts";

const unit = readFileSync("deploy/billet-doux.service", "utf8");
const inUnit = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "";
const missing = existsSync("/usr/bin/systemd-analyze") ? "" : " (skipped: systemd-analyze is not installed)";

/** A unit with the paths of this machine, in a folder of its own. */
function unitHere(name: string): string {
	const dir = mkdtempSync(join(tmpdir(), "unit-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	const file = join(dir, name);
	writeFileSync(file, readFileSync(`deploy/${name}`, "utf8").replaceAll("/opt/billet-doux/current", process.cwd()));
	return file;
}

it.skipIf(missing !== "")(`systemd finds no fault in the units, and calls the service shut in${missing}`, () => {
	const analyse = (name: string, ...args: string[]) =>
		spawnSync("systemd-analyze", [...args, unitHere(name)], { encoding: "utf8" });
	for (const name of ["billet-doux.service", "billet-doux-backup.service"]) {
		const { status, stderr } = analyse(name, "verify", "--man=no");
		expect([name, stderr, status]).toEqual([name, "", 0]);
	}
	// Of 100: "exposed" begins at 50.
	const security = analyse("billet-doux.service", "security", "--offline=true", "--threshold=15", "--no-pager");
	expect([security.stdout.split("\n").at(-2), security.status]).toEqual([expect.stringContaining("OK"), 0]);
});

it("the unit starts the service as `npm start` does, and waits for its stop", () => {
	const [node, ...args] = inUnit("ExecStart").split(" ");
	expect(node).toBe("/opt/billet-doux/current/node_modules/node/bin/node");
	expect(readFileSync("scripts/start.mjs", "utf8")).toContain(`[${args.map((arg) => `"${arg}"`).join(", ")}]`);
	for (const program of ["server/service.ts", "server/supervisor/supervise.ts"]) {
		const stopMs = Number(/stopMs = ([\d_]+)/.exec(readFileSync(program, "utf8"))?.[1]?.replace("_", ""));
		expect(stopMs).toBeGreaterThan(0);
		expect(Number(inUnit("TimeoutStopSec")) * 1_000).toBeGreaterThan(stopMs);
	}
});

it("every line of the sample settings is a setting, and the service takes them, also those that are comments", () => {
	const sample = readFileSync("deploy/billet-doux.env", "utf8");
	const environment = parseEnv(sample.replaceAll(/^#(?=[A-Z_]+=)/gm, ""));
	const known = Object.values(settings).map(({ variable }) => variable);
	expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
	expect(Object.keys(environment).length).toBeGreaterThan(10);
	const config = readConfig(environment);
	expect(config.publicUrl).toBe("https://notes.example.org");
	expect(config.trustProxy).toEqual(["127.0.0.1"]);
	expect(`/var/lib/${inUnit("StateDirectory")}`).toBe(config.dataDir);
});
