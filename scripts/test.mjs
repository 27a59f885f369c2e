// npm test: from a bare clone, everything: check, unit tests, both engines, a real browser.
import { ensureBrowser } from "#scripts/bare/browser.mjs";
import { ensureBuilt, ensureInstalled, must, run } from "#scripts/bare/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
await ensureBrowser();
await must(process.execPath, ["scripts/check.mjs"]);
process.exit((await run("vitest", ["run", ...process.argv.slice(2)])) ?? 1);
