import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { carriedPackages } from "#scripts/check/dependency-faults.ts";

/**
 * `npm run --silent sbom`: what production installs or carries, as CycloneDX (JSON), with hashes and licences. npm is given a
 * lock file that holds nothing else: its own `--omit=dev` leaves out whatever a development tool needs, too.
 */
function main(): void {
	const { name, version, dependencies, devDependencies } = readJson("package.json");
	const { packages, ...lock } = readJson("package-lock.json");
	const { bundled, copied } = readJson("scripts/check/shipped-packages.json");
	const shipped = [...bundled, ...copied].map((one: string) => [one, devDependencies[one]]);
	const project = { name, version, dependencies: { ...dependencies, ...Object.fromEntries(shipped) } };
	const carried = carriedPackages(packages, { bundled, copied }).map(([path, entry]) => [path, entry]);
	const pruned = { ...lock, packages: { "": project, ...Object.fromEntries(carried) } };
	const bill = billOf(project, pruned);
	// npm calls the project by its folder's name.
	bill.metadata.component.name = name;
	process.stdout.write(`${JSON.stringify(bill, null, "\t")}\n`);
}

function billOf(project: object, lock: object) {
	const folder = mkdtempSync(join(tmpdir(), "billet-doux-sbom-"));
	writeFileSync(join(folder, "package.json"), JSON.stringify(project));
	writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
	const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"];
	const { status, stdout, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
	rmSync(folder, { recursive: true });
	if (status === 0) return JSON.parse(stdout);
	process.stderr.write(`${stderr}npm cannot write it; npm from 10 on can: npx npm@11 run --silent sbom\n`);
	process.exit(1);
}

function readJson(file: string) {
	return JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
}

main();
