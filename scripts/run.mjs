// Runs a script of the project on the pinned Node, after installing and building what is missing.
import { ensureBuilt, ensureInstalled, pinnedNode, run } from "#scripts/bare/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
process.exit((await run(pinnedNode, process.argv.slice(2))) ?? 1);
