// npm start: from a bare clone to a running service.
import { ensureBuilt, ensureInstalled, pinnedNode, run } from "#scripts/bare/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
// By itself Node gives new objects up to 128 MB, which under load is a quarter of all the memory that we promise to take.
process.exit((await run(pinnedNode, ["--max-semi-space-size=16", "server/main.ts"], { passInterrupts: true })) ?? 1);
