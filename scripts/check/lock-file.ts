import { readFileSync } from "node:fs";
import { faultsOfLock } from "./lock-faults.ts";

/** Checks, without a network, that package-lock.json pins every package by its hash, and takes none from elsewhere. */
function main(): void {
	const faults = faultsOfLock(readJson("package-lock.json").packages, readJson("scripts/check/lock-gaps.json"));
	for (const fault of faults) console.error(`package-lock.json: ${fault}`);
	if (faults.length === 0) return;
	console.error("`npm run lock` writes it anew, with the hashes that the registry offers.");
	process.exit(1);
}

function readJson(file: string) {
	return JSON.parse(readFileSync(file, "utf8"));
}

main();
