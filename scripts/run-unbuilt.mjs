// Runs a command-line tool of the project on the pinned Node, after installing what is missing. Nothing is built
// but tables.
// Standard output is the tool's alone; what the installation says goes to standard error.
import { ensureInstalled, ensureLookupData, pinnedNode, run, toolEnvironment } from "#scripts/bare/prepare.mjs";

await ensureInstalled({ output: process.stderr });
await ensureLookupData();
// Tools run in the project's folder; INIT_CWD, which npm sets too, says where the caller's relative paths begin.
const env = { ...toolEnvironment(), INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
process.exit((await run(pinnedNode, process.argv.slice(2), { env })) ?? 1);
