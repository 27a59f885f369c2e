// npm start: from a bare clone to a running service.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, pinnedNode, root, run, toolEnvironment } from "#scripts/bare/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
// By itself Node gives new objects up to 128 MB, and the C library a heap of its own to every thread: decisions/0101.
const command = ["--max-semi-space-size=8", "server/main.ts"];
// What Node has compiled is kept for the next start.
const env = { NODE_COMPILE_CACHE: join(root, "dist", "compiled"), MALLOC_ARENA_MAX: "2", ...toolEnvironment() };
process.exit((await run(pinnedNode, command, { passInterrupts: true, env })) ?? 1);
