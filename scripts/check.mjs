// npm run check: format and lint, imports, lock file, dependencies, names of files, types of each root, dead code.
// npm run check -- --fix: first writes format and imports as they should be.
import { ensureBuilt, ensureInstalled, must, pinnedNode, say } from "#scripts/bare/prepare.mjs";

const fix = process.argv.includes("--fix");

await ensureInstalled();
// The build compiles the words, which the types need.
await ensureBuilt();
if (fix) await must(pinnedNode, ["scripts/check/imports.ts", "--fix"]);
if (fix) await must(pinnedNode, ["scripts/check/document-tables.ts", "--fix"]);
if (fix) await must(pinnedNode, ["scripts/check/dependencies.ts", "--fix"]);
say("Format, lint (biome)");
await must("biome", ["check", "--error-on-warnings", ...(fix ? ["--write"] : [])]);
say("Imports (dependency-cruiser)");
await must(pinnedNode, ["scripts/check/imports.ts"]);
say("Lock file");
await must(pinnedNode, ["scripts/check/lock-file.ts"]);
say("Dependencies and licences");
await must(pinnedNode, ["scripts/check/dependencies.ts"]);
say("Names of files");
await must(pinnedNode, ["scripts/check/file-names.ts"]);
say("Tables in documents");
await must(pinnedNode, ["scripts/check/document-tables.ts"]);
say("Types (tsc)");
await must("tsc", ["-p", "tsconfig.json"]);
await must("tsc", ["-p", "web/tsconfig.json"]);
await must("tsc", ["-p", "web/service-worker/tsconfig.json"]);
await must("tsc", ["-p", "web/hint-worker/tsconfig.json"]);
await must("tsc", ["-p", "tests/e2e/tsconfig.json"]);
say("Dead code (knip)");
await must("knip", []);
// What only tests use is dead, too.
await must("knip", ["--production"]);
