import { globSync } from "node:fs";
import { basename } from "node:path";
import { roots } from "./roots.ts";

/** The contract and tests are named after what they describe, and the ways into bundles are named alike. */
const exempt = /^(?:contract|tests)\/|[.]test[.]tsx?$|\/entry-[^/]*$/;

/** Checks that each name of a code file stands once in the tree. */
function main(): void {
	const files = globSync(`{${roots.join(",")}}/**/*.{css,mjs,ts,tsx}`).filter((file) => !exempt.test(file));
	const repeated = [...Map.groupBy(files, (file) => basename(file)).values()].filter((same) => same.length > 1);
	for (const same of repeated) console.error(`one name for several files: ${same.sort().join(", ")}`);
	if (repeated.length > 0) process.exit(1);
}

main();
