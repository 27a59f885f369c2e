import { join } from "node:path";

/** The file of a table that the build took from a package (`scripts/build/lookup-data.ts`), by its name. */
export function lookupFile(name: `${string}.txt`): string {
	return join(import.meta.dirname, "..", "dist", "data", name);
}
