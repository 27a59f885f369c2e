import { readFileSync } from "node:fs";

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** The folders that `#…/` begins with: `contract`, `server` … */
export const roots = Object.keys(imports)
	.filter((name) => name.endsWith("/*"))
	.map((name) => name.slice(1, -2));
