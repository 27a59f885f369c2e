// npm run check: format, lint and import zones, types of each root, dead code.
import { ensureBuilt, ensureInstalled, must, say } from "./bare/prepare.mjs";

await ensureInstalled();
// The build compiles the words, which the types need.
await ensureBuilt();
say("Format, lint, import zones (biome)");
await must("biome", ["check", "--error-on-warnings"]);
say("Types (tsc)");
await must("tsc", ["-p", "tsconfig.json"]);
await must("tsc", ["-p", "web/tsconfig.json"]);
await must("tsc", ["-p", "web/service-worker/tsconfig.json"]);
await must("tsc", ["-p", "web/hint-worker/tsconfig.json"]);
await must("tsc", ["-p", "tests/e2e/tsconfig.json"]);
say("Dead code (knip)");
await must("knip", []);
