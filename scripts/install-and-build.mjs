// npm run build: installs and builds what `npm start` would, and starts nothing.
import { ensureBuilt, ensureInstalled } from "#scripts/bare/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
