// npm start: from a bare clone to a running service.
import { ensureBuilt, ensureInstalled, pinnedNode, run } from "#scripts/bare/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
process.exit((await run(pinnedNode, ["server/main.ts"], { passInterrupts: true })) ?? 1);
